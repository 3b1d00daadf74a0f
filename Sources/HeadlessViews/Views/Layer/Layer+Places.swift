import Foundation

extension Layer {
  /// Puts a layer in front of another one in this one.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer behind another one in this one.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  private func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = addedSublayers.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSublayer(layer, at: UInt32(index ?? addedSublayers.count))
  }

  /// Whether a point in the layer's own coordinates is in it.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
