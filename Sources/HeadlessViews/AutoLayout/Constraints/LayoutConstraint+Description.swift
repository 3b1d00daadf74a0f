import Foundation

extension LayoutConstraint {
  /// `<NSLayoutConstraint:0x6000 UILabel:0x7f8.leading == UIView:0x7f9.leading + 16   (active)>`
  var reportedText: String {
    let address = ObjectName.address(of: self)
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive || arranger != nil ? "(active)" : "(inactive)"
    return "<NSLayoutConstraint:\(address)\(name) \(equation)   \(state)>"
  }

  /// The constraint's equation, without its own address.
  var equation: String {
    let strength = priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))"
    let comparison =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let left = Self.side(firstItem, firstAttribute, from: firstOrigin) + " \(comparison) "
    guard secondAttribute != .notAnAttribute else { return left + Self.text(constant) + strength }
    let factor = multiplier == 1 ? "" : "\(Self.text(multiplier))*"
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))"
    return left + factor + Self.side(secondItem, secondAttribute, from: secondOrigin) + sum
      + strength
  }

  /// Returns one side of an equation; a distance in words of our own, as the difference that it is.
  private static func side(
    _ item: AnyObject?, _ attribute: Attribute, from origin: LayoutOrigin?
  ) -> String {
    let end = "\(name(of: item)).\(attribute.reportedName)"
    guard let origin else { return end }
    return "(\(end) - \(name(of: origin.item)).\(origin.attribute.reportedName))"
  }

  /// Returns an anchor as UIKit prints it (behaviour 25.25).
  static func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let kind =
      switch attribute.kind {
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .size, .none: "NSLayoutDimension"
      }
    let address = item.map { ":" + ObjectName.address(of: $0, part: attribute.part) } ?? ""
    return "<\(kind)\(address) \"\(name(of: item)).\(attribute.reportedName)\">"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let guide = item as? LayoutGuide, !guide.identifier.isEmpty {
      return "UILayoutGuide:\(ObjectName.address(of: guide))'\(guide.identifier)'"
    }
    if let text = (item as? View)?.textInConstraints {
      return "\(ObjectName.name(of: type(of: item))):\(ObjectName.address(of: item))'\(text)'"
    }
    return "\(ObjectName.name(of: type(of: item))):\(ObjectName.address(of: item))"
  }

  static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

extension LayoutConstraint.Attribute {
  /// The offset of the attribute's anchor in the addresses of messages.
  fileprivate var part: UInt { 256 + 16 * UInt(bitPattern: rawValue) }

  /// The attribute's name in messages.
  var reportedName: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}
