import Foundation

/// A layer that was added to another one, and its place among those of the subviews (behaviour 25.63).
struct AddedLayer {
  let layer: Layer
  /// The number of subviews whose layers are behind this one.
  private(set) var subviewsBehind: Int

  init(_ layer: Layer, subviewsBehind: Int) {
    (self.layer, self.subviewsBehind) = (layer, subviewsBehind)
  }

  /// Follows an insertion.
  ///
  /// - Parameters:
  ///   - index: The index of the new subview.
  ///   - isAbove: Whether it was placed directly in front of the subview before it.
  mutating func noteInsertion(at index: Int, above isAbove: Bool) {
    if index < subviewsBehind || (isAbove && index == subviewsBehind) { subviewsBehind += 1 }
  }

  mutating func noteRemoval(at index: Int) {
    if index < subviewsBehind { subviewsBehind -= 1 }
  }
}

extension [AddedLayer] {
  /// Returns the added layers and those of the subviews, from back to front.
  @MainActor
  func merged(with subviews: [Layer]) -> [Layer] {
    guard !isEmpty else { return subviews }
    var all: [Layer] = []
    var next = 0
    for added in self {
      let end = Swift.min(added.subviewsBehind, subviews.count)
      if next < end { all += subviews[next..<end] }
      next = Swift.max(next, end)
      all.append(added.layer)
    }
    return all + subviews[next...]
  }
}

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
