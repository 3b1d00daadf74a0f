import Foundation

extension View {
  /// Returns a new layer of the view's layer class.
  func makeLayer() -> Layer {
    let wanted = Self.layerClass as? Layer.Type
    if wanted == nil { ViewMisuse.layerClass("\(Self.layerClass)").raise() }
    let layer = wanted.flatMap { $0 == Layer.self ? nil : $0.create() } ?? Layer()
    layer.describe(self)
    return layer
  }
}

extension Layer {
  /// Creates a layer of the dynamic class that this is called on, as a list creates cells.
  @MainActor
  fileprivate static func create() -> Layer? { plainInitializer(self, ()) as? Layer }
}
