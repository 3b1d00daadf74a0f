import Foundation

extension Color: NSSecureCoding {
  /// Whether archives check the classes of the objects they contain: `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a colour from an archive; `nil` if it contains none. (behaviour 19.2)
  public convenience init?(coder: NSCoder) {
    guard let light = Components(coder, "light") else { return nil }
    let name = coder.decodeObject(of: NSString.self, forKey: "HeadlessKit.name") as String?
    guard let dark = Components(coder, "dark") else {
      self.init(light, systemName: name)
      return
    }
    let (lit, unlit) = (Color(light), Color(dark))
    self.init(
      light, systemName: name,
      dynamic: DynamicColor { $0.userInterfaceStyle == .dark ? unlit : lit })
  }

  /// Writes the colour to an archive: its name, and its components in both appearances.
  public func encode(with coder: NSCoder) {
    coder.encode(systemName as NSString?, forKey: "HeadlessKit.name")
    resolvedColor(with: .light).components.encode(coder, "light")
    if dynamic != nil { resolvedColor(with: .dark).components.encode(coder, "dark") }
  }
}

extension Color.Components {
  fileprivate init?(_ coder: NSCoder, _ appearance: String) {
    let key = "HeadlessKit.\(appearance)"
    guard coder.containsValue(forKey: key + ".alpha") else { return nil }
    func number(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "\(key).\(name)")) }
    self.init(
      red: number("red"), green: number("green"), blue: number("blue"), alpha: number("alpha"),
      isGrey: coder.decodeBool(forKey: key + ".isGrey"))
  }

  fileprivate func encode(_ coder: NSCoder, _ appearance: String) {
    let key = "HeadlessKit.\(appearance)"
    for (name, number) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
      coder.encode(Double(number), forKey: "\(key).\(name)")
    }
    coder.encode(isGrey, forKey: key + ".isGrey")
  }
}

extension Image: NSSecureCoding {
  /// Whether archives check the classes of the objects they contain: `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Creates an image from an archive; `nil` if it contains none. (behaviour 19.2)
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "HeadlessKit.scale") else { return nil }
    var look = ImageLook()
    look.isSymbol = coder.decodeBool(forKey: "HeadlessKit.isSymbol")
    look.renderingMode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "HeadlessKit.mode")) ?? .automatic
    look.orientation =
      Orientation(rawValue: coder.decodeInteger(forKey: "HeadlessKit.orientation")) ?? .up
    look.flipsForRightToLeft = coder.decodeBool(forKey: "HeadlessKit.flips")
    look.tint = coder.decodeObject(of: Color.self, forKey: "HeadlessKit.tint")
    var size: CGSize?
    if coder.containsValue(forKey: "HeadlessKit.width") {
      size = CGSize(
        width: coder.decodeDouble(forKey: "HeadlessKit.width"),
        height: coder.decodeDouble(forKey: "HeadlessKit.height"))
    }
    self.init(
      name: coder.decodeObject(of: NSString.self, forKey: "HeadlessKit.name") as String?,
      size: size, scale: CGFloat(coder.decodeDouble(forKey: "HeadlessKit.scale")),
      data: coder.decodeObject(of: NSData.self, forKey: "HeadlessKit.data") as Data?, look: look)
  }

  /// Writes the image to an archive: its name, data, size and scale, and how it is rendered.
  ///
  /// Animation frames and the configuration of a symbol are not written.
  public func encode(with coder: NSCoder) {
    coder.encode(name as NSString?, forKey: "HeadlessKit.name")
    coder.encode(pngData() as NSData?, forKey: "HeadlessKit.data")
    if let knownSize {
      coder.encode(Double(knownSize.width), forKey: "HeadlessKit.width")
      coder.encode(Double(knownSize.height), forKey: "HeadlessKit.height")
    }
    coder.encode(Double(scale), forKey: "HeadlessKit.scale")
    coder.encode(look.isSymbol, forKey: "HeadlessKit.isSymbol")
    coder.encode(look.renderingMode.rawValue, forKey: "HeadlessKit.mode")
    coder.encode(look.orientation.rawValue, forKey: "HeadlessKit.orientation")
    coder.encode(look.flipsForRightToLeft, forKey: "HeadlessKit.flips")
    coder.encode(look.tint, forKey: "HeadlessKit.tint")
  }
}
