extension ItemPath {
  /// Returns the description of the Objective-C index path, as exceptions print it.
  ///
  /// The address is not random: on 64-bit systems a short index path *is* its pointer, and the same
  /// path printed the same digits in every report from iOS 7 on until the system began to obfuscate
  /// such pointers. (crash families B3)
  public func objectDescription(_ style: SystemProfile.IndexPathStyle) -> String {
    switch style {
    case .indexes:
      // The path was still an object then; the address is that of the report quoted in B3.
      "<NSIndexPath 0x8361f40> 2 indexes [\(section.printed), \(item.printed)]"
    case .lengthAndPath:
      "<NSIndexPath: 0x\(String(taggedPointer, radix: 16))> {length = 2, path = \(description)}"
    }
  }

  /// The pointer that encodes the path: a tag, the section from bit 8 on, the item from bit 21 on.
  private var taggedPointer: UInt64 {
    let section = UInt64(truncatingIfNeeded: section) << 8
    let item = UInt64(truncatingIfNeeded: item) << 21
    return 0xc000_0000_0000_0016 | section | item
  }
}
