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
    guard let wanted = Self.layerClass as? Layer.Type else {
      fatalError("\(Self.layerClass), the layer class of \(Self.self), is not a subclass of Layer.")
    }
    let layer = wanted == Layer.self ? Layer() : wanted.create(1)
    layer.describe(self)
    return layer
  }
}
