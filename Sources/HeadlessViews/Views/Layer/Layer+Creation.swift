import Foundation

// A view makes its layer from a class that it names, as a list makes cells: see `View+Creation`.
extension Layer {
  @_silgen_name("HeadlessKit_Layer_create")
  convenience init(created count: Int) {
    self.init()
  }

  /// Creates a layer of the class that this is called on, whatever class that is.
  @_silgen_name("HeadlessKit_Layer_create")
  static func create(_ count: Int) -> Layer
}

extension View {
  /// Makes the layer of the class that the view asks for.
  func makeLayer() -> Layer {
    guard let wanted = Self.layerClass as? Layer.Type else {
      fatalError("\(Self.layerClass) is the layer class of \(Self.self), and is no layer.")
    }
    let layer = wanted == Layer.self ? Layer() : wanted.create(1)
    layer.describe(self)
    return layer
  }
}
