import Foundation

extension Layer {
  /// Inserts a layer in front of another sublayer.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Inserts a layer behind another sublayer.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Returns whether this layer is another one, or inside it.
  func isInside(_ layer: Layer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }

  private func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = addedSublayers.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSublayer(layer, at: UInt32(index ?? addedSublayers.count))
  }

  /// Returns whether the layer contains a point, in its own coordinates.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
