import Foundation

/// The recorded frames of the views in a root, in its coordinates, with their safe areas and constraints.
///
/// What is in scroll views is left out: it is placed in their contents.
struct DesignOutline {
  /// A guide of a view: its kind, and the frame of the view.
  typealias Guide = (kind: String, owner: CGRect)

  /// The bounds of the root.
  let bounds: CGRect
  /// The frames by the views' identifiers. The root itself is not among them.
  private(set) var frames: [String: CGRect] = [:]
  /// The guides by identifier.
  var guides: [String: Guide] = [:]
  private(set) var constraints: [DocumentElement] = []

  init(_ root: DocumentElement, size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    add(root, bounds)
  }

  private mutating func add(_ element: DocumentElement, _ frame: CGRect) {
    for guide in element.children where guide.name == "viewLayoutGuide" && guide.key == "safeArea" {
      guides[guide.id ?? ""] = ("safe", frame)
    }
    constraints += element.list("constraints").filter { $0.name == "constraint" }
    guard !["scrollView", "tableView", "collectionView"].contains(element.name) else { return }
    let content = element.value("contentView")
    for view in element.list("subviews") + (content?.list("subviews") ?? []) {
      guard let recorded = view.recordedFrame else { continue }
      let place = recorded.offsetBy(dx: frame.minX, dy: frame.minY)
      if let id = view.id { frames[id] = place }
      add(view, place)
    }
    if let content { constraints += content.list("constraints").filter { $0.name == "constraint" } }
  }
}
