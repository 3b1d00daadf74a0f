import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

// The steps of a loading, in UIKit's order (behaviour 23.11).

extension InterfaceLoading {
  /// Notes an object that is not of the document, by its identifier: an owner, an external object.
  func notePlaceholder(_ object: AnyObject, _ id: String, _ element: DocumentElement) {
    objects[id] = object
    outside.append((element, object))
  }

  /// The objects with connections: those of the placeholders first.
  var connected: [(element: DocumentElement, object: AnyObject)] {
    outside + created.map { ($0.element, $0.object as AnyObject) }
  }

  /// Creates a controller, by its class or a closure.
  func makeController(
    _ element: DocumentElement, creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    if let creator, let made = creator(DocumentCoder(element, self)) { return made }
    return make(element) as? ViewController
  }

  /// Creates a top-level object of a nib.
  func makeTopLevel(_ element: DocumentElement) -> NSObject? {
    for guide in element.list("layoutGuides") { noteBarGuide(guide) }
    return make(element)
  }

  /// Adds constraints, runtime attributes and connections, after all objects are created.
  func finish() {
    makeConstraints()
    applyRuntimeAttributes()
    connect()
  }

  /// Calls `awakeFromNib`, of what is inside an object before the object's own.
  func awake() {
    for object in completed { (object as? Responder)?.awakeFromNib() }
    completed = []
  }

  func noteBarGuide(_ guide: DocumentElement) {
    guard guide.name == "viewControllerLayoutGuide", let id = guide.id else { return }
    pendingBarGuides[id] = guide["type"] == "top"
  }

  /// Lets the guides of bars stand for edges of a view's safe area.
  func resolveBarGuides(_ view: View) {
    for (id, isTop) in pendingBarGuides { barGuides[id] = (isTop, view) }
  }
}

extension InterfaceLoading {
  /// Lets a list create the prototype cells of its element (behaviour 23.16).
  func registerPrototypes(_ e: DocumentElement, _ list: ScrollView) {
    switch list {
    case let table as TableView:
      for cell in e.list("prototypes") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        table.register(PrototypeNib(cell, self), forCellReuseIdentifier: identifier)
      }
      addSections(e)
    case let list as CollectionView:
      for cell in e.list("cells") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        list.register(PrototypeNib(cell, self), forCellWithReuseIdentifier: identifier)
      }
      for (key, kind) in [
        ("sectionHeaderView", CollectionView.elementKindSectionHeader),
        ("sectionFooterView", CollectionView.elementKindSectionFooter),
      ] {
        guard let view = e.value(key), let identifier = view["reuseIdentifier"] else { continue }
        list.register(
          PrototypeNib(view, self), forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier)
      }
    default: break
    }
  }

  /// Creates the cells of a static table, which its controller answers.
  private func addSections(_ e: DocumentElement) {
    let sections = e.list("sections").filter { $0.name == "tableViewSection" }
    guard e["dataMode"] == "static", !isDesign else { return }
    staticTable = StaticTable(
      sections.map { section in
        let cells = section.list("cells").compactMap { element in
          (make(element) as? TableViewCell).map { ($0, element.number("rowHeight")) }
        }
        return StaticTable.Section(
          cells: cells.map(\.0), heights: cells.map(\.1),
          header: text(section, "headerTitle", of: section),
          footer: text(section, "footerTitle", of: section))
      })
  }
}
