extension ItemPath {
  /// The path as its Objective-C counterpart describes itself in an exception.
  ///
  /// The address is not a random one: on 64-bit systems a short index path *is* its pointer, and
  /// the same path printed the same digits in every report from iOS 7 on until the system began
  /// to obfuscate such pointers. (crash families B3)
  public func objectDescription(_ style: SystemProfile.IndexPathStyle) -> String {
    switch style {
    case .indexes:
      // The path was an object of its own then; the address is that of the report quoted in B3.
      "<NSIndexPath 0x8361f40> 2 indexes [\(section.printed), \(item.printed)]"
    case .lengthAndPath:
      "<NSIndexPath: 0x\(String(taggedPointer, radix: 16))> {length = 2, path = \(description)}"
    }
  }

  /// The pointer that held the path: a tag, the section from bit 8 on, the item from bit 21 on.
  private var taggedPointer: UInt64 {
    let section = UInt64(truncatingIfNeeded: section) << 8
    let item = UInt64(truncatingIfNeeded: item) << 21
    return 0xc000_0000_0000_0016 | section | item
  }
}
