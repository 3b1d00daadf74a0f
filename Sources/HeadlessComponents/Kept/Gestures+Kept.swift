import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension HoverGestureRecognizer {
  /// The distance of the pencil, from 0 to 1: it touches.
  public var zOffset: CGFloat { 0 }
  /// The angle of the pencil to the screen, in radians: upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of the pencil, in radians.
  public func azimuthAngle(in view: View?) -> CGFloat { 0 }
  /// The rotation of the pencil about its axis, in radians.
  public var rollAngle: CGFloat { 0 }
}

extension Touch {
  /// The rotation of the pencil about its axis, in radians.
  public var rollAngle: CGFloat { 0 }
}

extension PanGestureRecognizer {
  /// The kinds of scrolling that the recogniser accepts. Kept without effect.
  public var allowedScrollTypesMask: ScrollTypeMask {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension TapGestureRecognizer {
  /// The buttons of a pointer that tap. Kept without effect: touches have no buttons.
  public var buttonMaskRequired: Event.ButtonMask {
    get { kept(or: .primary) }
    set { keep(newValue) }
  }
}

extension GestureRecognizer {
  /// The buttons of the pointer: none is pressed.
  public var buttonMask: Event.ButtonMask { [] }
  /// The modifier keys that are pressed: none.
  public var modifierFlags: KeyModifierFlags { [] }
}

/// Receives double taps on a pencil. There is no pencil here.
///
/// Counterpart: `UIPencilInteraction`.
///
/// Coverage: simulated. Kept without effect: `delegate`, `isEnabled`.
@preconcurrency @MainActor
open class PencilInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open weak var delegate: (any PencilInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: View?
  /// The action that the user chose for a double tap: switching to the eraser, the default.
  open class var preferredTapAction: PencilPreferredAction { .switchEraser }
  /// The action that the user chose for a squeeze: showing the palette, the default.
  open class var preferredSqueezeAction: PencilPreferredAction { .showContextualPalette }
  /// Whether the user wants to draw with the pencil only: not by default.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether hovering shows a preview of the tool: it does by default.
  open class var prefersHoverToolPreview: Bool { true }

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a delegate.
  public convenience init(delegate: any PencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// An action that the user can choose for a gesture of the pencil.
///
/// Counterpart: `UIPencilPreferredAction`.
public enum PencilPreferredAction: Int, Hashable, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// The delegate of a pencil interaction.
///
/// Counterpart: `UIPencilInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PencilInteractionDelegate: NSObjectProtocol {
  /// Called after a double tap on the pencil: never, here.
  func pencilInteractionDidTap(_ interaction: PencilInteraction)
}

extension PencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: PencilInteraction) {}
}
