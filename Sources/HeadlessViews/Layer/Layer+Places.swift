import Foundation

extension Layer {
  /// Returns whether this layer is another one, or inside it.
  func isInside(_ layer: Layer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }

  func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSublayer(layer, at: index.map { UInt32($0) } ?? .max)
  }
}
