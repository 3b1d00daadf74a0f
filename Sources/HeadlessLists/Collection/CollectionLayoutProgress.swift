import Foundation

/// How far a collection view has come with its layout.
struct CollectionLayoutProgress {
  /// Whether the layout is prepared and nothing has invalidated it since.
  var isPrepared = false
  /// Whether the layout is being prepared right now.
  var isPreparing = false
  /// Whether a view without size displays what is at its origin.
  var showsOrigin = false
  /// Whether elements are being put on screen right now.
  var isPlacing = false
  /// Whether a view that sizes itself has invalidated the layout in this pass.
  var wasResized = false
  /// How often each view that sizes itself has done so since elements are being put on screen.
  var resizings: [CollectionElement: Int] = [:]
  /// How far the content is to move with the next preparation.
  var offsetAdjustment = CGPoint.zero
  /// The supplementary attributes that were answered since the last preparation. Kept only where
  /// the system compares them (crash families D3).
  var answered: [CollectionElement: CollectionViewLayoutAttributes] = [:]
}
