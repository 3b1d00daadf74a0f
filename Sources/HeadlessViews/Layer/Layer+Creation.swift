import Foundation

// A view creates its layer from a class that it names, as a list creates cells: see
// `View+Creation`.
extension Layer {
  @_silgen_name("HeadlessKit_Layer_create")
  convenience init(created count: Int) {
    self.init()
  }

  /// Creates a layer of the dynamic class that this is called on.
  @_silgen_name("HeadlessKit_Layer_create")
  static func create(_ count: Int) -> Layer
}

extension View {
  /// Returns a new layer of the view's layer class.
  func makeLayer() -> Layer {
    let wanted = Self.layerClass as? Layer.Type
    if wanted == nil { ViewMisuse.layerClass("\(Self.layerClass)").raise() }
    let layer = wanted.flatMap { $0 == Layer.self ? nil : $0.create(1) } ?? Layer()
    layer.describe(self)
    return layer
  }
}
