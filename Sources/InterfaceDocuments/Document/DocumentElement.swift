import Foundation
import HeadlessViews

/// An element of an interface document: a view, a controller, a colour, a connection …
///
/// Elements are values that never change: one document serves every test.
public final class DocumentElement: Sendable {
  /// The element's name: `label`.
  public let name: String
  /// The attributes by name. Only those that differ from Interface Builder's defaults are present
  /// (behaviour 23.2).
  public let attributes: [String: String]
  /// The elements inside, in order.
  public let children: [DocumentElement]
  /// The text inside, without that of the children; empty for most elements.
  public let text: String
  /// The line on which the element begins, from 1.
  public let line: Int

  init(
    _ name: String, _ attributes: [String: String] = [:], children: [DocumentElement] = [],
    text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// Returns the value of an attribute.
  public subscript(attribute: String) -> String? { attributes[attribute] }
}

extension DocumentElement {
  /// The identifier by which other elements refer to this one.
  public var id: String? { attributes["id"] }
  /// The property of the parent whose value the element is.
  public var key: String? { attributes["key"] }

  /// Returns the first child with a name.
  func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// Returns the child that is the value of a property.
  func value(_ key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// Returns the elements inside the first child with a name.
  func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Calls a closure with the element and those inside it, outer ones first.
  func forEach(_ body: (DocumentElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}

// What the texts of attributes stand for. The reader has checked that numbers are numbers.

extension DocumentElement {
  func flag(_ name: String, default value: Bool = false) -> Bool {
    attributes[name].map { $0 == "YES" } ?? value
  }

  func number(_ name: String) -> CGFloat? {
    attributes[name].flatMap(Self.number)
  }

  func integer(_ name: String) -> Int? {
    number(name).map { Int($0) }
  }

  /// Returns the number in a text. The smallest positive numbers mean zero (behaviour 23.7).
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, abs(number) <= largestNumber else {
      return nil
    }
    return abs(number) < 1e-300 ? 0 : CGFloat(number)
  }

  /// Larger numbers are no lengths.
  static var largestNumber: Double { 1e9 }

  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  /// The frame that Interface Builder recorded (behaviour 23.3): a rectangle, or in some documents of
  /// Xcode 9 and 10 the distances from the superview's edges beside the size.
  var recordedFrame: CGRect? {
    for child in children {
      switch (child.name, child.key) {
      case ("rect", "frame"): return child.rect
      case ("frame", "frameInset"):
        return CGRect(
          origin: CGPoint(x: child.number("minX") ?? 0, y: child.number("minY") ?? 0),
          size: child.size)
      default: continue
      }
    }
    return nil
  }

  /// The multiplier of a constraint: a number, or a ratio such as `16:9` or `1/3`.
  var multiplier: CGFloat {
    guard let text = attributes["multiplier"] else { return 1 }
    let parts = text.split { ":/".contains($0) }.compactMap { Self.number(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2 where parts[1] != 0: return parts[0] / parts[1]
    default: return 1
    }
  }
}

// What differs by size class (behaviour 23.6).

extension DocumentElement {
  /// Returns the element as it is in the size classes of some traits.
  func varied(for traits: TraitCollection) -> DocumentElement {
    let variations = children.filter { $0.name == "variation" && $0.applies(to: traits) }
    guard !variations.isEmpty else { return self }
    var attributes = attributes
    var children = children.filter { $0.name != "variation" }
    // The more size classes a variation names, the stronger it is.
    for variation in variations.sorted(by: { $0.strength < $1.strength }) {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children {
        if child.name != "mask" {
          children.removeAll { $0.key != nil && $0.key == child.key && $0.name == child.name }
        }
        children.append(child)
      }
    }
    return DocumentElement(name, attributes, children: children, text: text, line: line)
  }

  /// Returns the identifiers that the masks of the applied variations exclude.
  ///
  /// - Parameter list: `subviews` or `constraints`.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for mask in children where mask.name == "mask" && mask.key == list {
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  private var strength: Int { key == "default" ? 0 : (key ?? "").split(separator: "-").count }

  private func applies(to traits: TraitCollection) -> Bool {
    guard let key else { return false }
    return key == "default"
      || key.split(separator: "-").allSatisfy { part in
        let sides = part.split(separator: "=")
        guard sides.count == 2 else { return false }
        let given =
          sides[0] == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
        return "\(given)" == sides[1]
      }
  }
}
