import Foundation

/// The information in a document about the app's images and colours, for tests without a catalogue.
struct DocumentResources: Sendable {
  /// The sizes of images, in points, by name.
  private(set) var images: [String: CGSize] = [:]
  /// The names of images that are the system's symbols.
  private(set) var symbols: Set<String> = []
  /// The colours of the app's catalogue and of the system, by name.
  private(set) var colors: [String: DocumentElement] = [:]
  /// The intrinsic sizes of views whose classes Interface Builder ran, in points, by identifier.
  private(set) var designables: [String: CGSize] = [:]
  /// The document's own tint colour.
  let tint: DocumentElement?

  init(_ element: DocumentElement?, designables: DocumentElement?, tint: DocumentElement?) {
    self.tint = tint
    for view in designables?.children ?? [] {
      if let id = view["name"] { self.designables[id] = view.value("intrinsicContentSize")?.size }
    }
    for resource in element?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        images[name] = resource.size
        if resource["catalog"] == "system" { symbols.insert(name) }
      case "namedColor", "systemColor": colors[name] = resource.child("color")
      default: break
      }
    }
  }
}
