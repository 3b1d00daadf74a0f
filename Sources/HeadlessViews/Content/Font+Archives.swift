import Foundation

extension Font: NSSecureCoding {
  /// Whether archives check the classes of the objects they contain: `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive; `nil` if it contains none. (behaviour 19.2)
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "HeadlessKit.size"),
      let name = coder.decodeObject(of: NSString.self, forKey: "HeadlessKit.name")
    else { return nil }
    self.init(
      name: name as String, size: CGFloat(coder.decodeDouble(forKey: "HeadlessKit.size")),
      weight: Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "HeadlessKit.weight"))),
      traits: FontDescriptor.SymbolicTraits(
        rawValue: UInt32(
          truncatingIfNeeded: coder.decodeInteger(forKey: "HeadlessKit.traits"))))
  }

  /// Writes the font to an archive: its name, size, weight and traits.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "HeadlessKit.name")
    coder.encode(Double(pointSize), forKey: "HeadlessKit.size")
    coder.encode(Double(weight.rawValue), forKey: "HeadlessKit.weight")
    coder.encode(Int(traits.rawValue), forKey: "HeadlessKit.traits")
  }
}
