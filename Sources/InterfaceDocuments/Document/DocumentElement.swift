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
