import Foundation

/// A view of a document: where Interface Builder recorded it, and where Auto Layout places it here.
public struct LaidOutView: Hashable, Sendable {
  /// The name of the file.
  public let document: String
  /// The identifier of the scene or, in a nib, of the top-level object.
  public let scene: String
  /// The identifier of the view; empty for views without one.
  public let id: String
  /// The name of the element: `label`.
  public let element: String
  /// The frame in the document, in the superview's coordinates.
  public let recorded: CGRect
  /// The frame after layout, in the superview's coordinates.
  public let frame: CGRect
  /// Whether constraints determine the frame: the view does not translate its mask.
  public let isConstrained: Bool
  /// Whether Interface Builder found the frame ambiguous.
  public let isAmbiguous: Bool
  /// Whether Interface Builder found that the frame differs from what the constraints say.
  public let isMisplaced: Bool
  /// Whether the view has no constraints of its own.
  public let hasFixedFrame: Bool
  /// Whether the frame changes with the size of texts.
  public let followsText: Bool
  /// Whether the recorded frame cannot be a layout's result: it contradicts a required constraint to
  /// another recorded frame, or the stack view that arranges it. Xcode should have marked it as misplaced.
  public let contradictsDocument: Bool

  public func hash(into hasher: inout Hasher) {
    hasher.combine(document)
    hasher.combine(scene)
    hasher.combine(id)
    hasher.combine(element)
  }

  /// Whether Interface Builder's frame is a result of the constraints that can be relied on.
  public var isComparable: Bool { isConstrained && !isAmbiguous && !isMisplaced && !hasFixedFrame }

  /// Whether both frames are the same, within half a point.
  public var isEqual: Bool {
    abs(recorded.minX - frame.minX) <= 0.5 && abs(recorded.minY - frame.minY) <= 0.5
      && abs(recorded.width - frame.width) <= 0.5 && abs(recorded.height - frame.height) <= 0.5
  }
}
