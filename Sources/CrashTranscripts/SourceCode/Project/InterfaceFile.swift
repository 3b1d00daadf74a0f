/// A storyboard or nib of the app: the cells that it registers, by its text.
struct InterfaceFile: Sendable {
  /// A cell that a document registers: a prototype of a controller, or the cell of a nib.
  struct Prototype: Hashable, Sendable {
    var identifier: String
    /// The class of the controller whose prototype it is; `nil` if the document names none.
    var controller: String?
  }

  let name: String
  /// The prototypes.
  private(set) var prototypes: [Prototype] = []
  /// The classes of the controllers in it.
  private(set) var controllers: Set<String> = []

  init(_ file: SourceFile) {
    name = file.name
    var controller: String?
    for element in file.text.matches(of: /<(\w+)\s([^>]*)>/) {
      let tag = String(element.1)
      func attribute(_ name: String) -> String? {
        let attributes = " " + element.2
        guard let start = attributes.firstRange(of: " \(name)=\"") else { return nil }
        return String(attributes[start.upperBound...].prefix { $0 != "\"" })
      }
      if tag.hasSuffix("iewController") {
        controller = attribute("customClass")
        if let controller { controllers.insert(controller) }
      }
      if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(tag),
        let identifier = attribute("reuseIdentifier")
      {
        prototypes.append(Prototype(identifier: identifier, controller: controller))
      }
    }
  }
}
