import Foundation

/// The state of a collection view's layout.
struct CollectionLayoutProgress {
  /// Whether the layout is prepared and has not been invalidated since.
  var isPrepared = false
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether a view without a size displays the elements at its origin.
  var showsOrigin = false
  /// Whether elements are being added to the screen.
  var isPlacing = false
  /// Whether a self-sizing view has invalidated the layout in this pass.
  var wasResized = false
  /// The number of times that each self-sizing view has changed its size since elements began to be
  /// added to the screen.
  var resizings: [CollectionElement: Int] = [:]
  /// The distance by which the next preparation moves the content.
  var offsetAdjustment = CGPoint.zero
  /// The supplementary attributes that the layout returned since the last preparation. They are
  /// only stored for releases that compare them (crash families D3).
  var answered: [CollectionElement: CollectionViewLayoutAttributes] = [:]
}
