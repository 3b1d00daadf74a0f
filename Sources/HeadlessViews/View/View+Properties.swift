import Foundation

// The update of properties, which precedes constraints and layout (behaviour 25.10).

extension View {
  /// Makes an update of properties due before the next layout.
  package func markNeedsUpdate(_ parts: DueProperties) {
    layoutState.dueProperties.formUnion(parts)
    markPathToRoot()
  }

  /// Runs the updates of properties that are due for this view and its descendants, outermost first.
  func runUpdatesOfProperties() {
    runOwnUpdateOfProperties()
    guard layoutState.isDueBelow else { return }
    for view in children where view.hasPendingLayout && view.parent === self {
      view.runUpdatesOfProperties()
    }
  }

  /// Runs the update of this view's properties, if it is due.
  func runOwnUpdateOfProperties() {
    let due = layoutState.dueProperties
    guard due.rawValue != 0 else { return }
    layoutState.dueProperties = DueProperties(rawValue: 0)
    if due.contains(.content) { updateObservedContent() }
    guard due.contains(.own) || due.contains(.controllers),
      simulator.profile.updatesProperties
    else { return }
    if due.contains(.controllers), let owner { owner.runUpdateOfProperties() }
    guard due.contains(.own) else { return }
    tracking(.properties) {
      $0.setNeedsUpdateProperties()
    } _: {
      updateProperties()
    }
  }

  /// Runs a pass of this view, which is due again when something changes that it reads of observable
  /// objects.
  package func tracking(
    _ pass: TrackedPass, invalidate: @escaping @MainActor (View) -> Void, _ body: () -> Void
  ) {
    tracking(pass) {
      // A weak reference slows every later retain of the view down, and most views read no observable
      // object.
      { [weak self] in
        guard let self, simulator.profile.tracksObservation else { return }
        invalidate(self)
      }
    } _: {
      body()
    }
  }

  /// The simulator that this view belongs to: its window's, or the current one outside a window.
  public var simulator: Simulator { window?.ownSimulator ?? .current }

  func setTintColor(_ color: Color?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    announceTintColor()
  }

  /// Notifies a view that has moved if it inherits another tint colour now.
  func noticeTintColor() {
    if ownTintColor == nil { announceTintColor() }
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in children where view.ownTintColor == nil { view.announceTintColor() }
  }

  /// Ends editing in this view and its subviews, which are about to leave their window: the delegate
  /// is asked, but cannot refuse.
  func endEditingBeforeLeaving() {
    guard let editor = editor(in: currentWindow) else { return }
    if !editor.resignFirstResponder() { editor.resignByForce() }
  }

  /// Ends editing in this view and its subviews; see ``endEditing(_:)``.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let editor = editor(in: window) else { return true }
    if editor.resignFirstResponder() { return true }
    if force { editor.resignByForce() }
    return force
  }

  /// Returns the first responder of a window if it is this view or one of its subviews.
  private func editor(in window: Window?) -> Responder? {
    guard let editor = window?.firstResponder,
      (editor as? View)?.isDescendant(of: self) ?? false
    else { return nil }
    return editor
  }
}

/// The properties of a view that are kept as data, since nothing is rendered.
final class StoredViewProperties {
  var mask: View?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var contentScaleFactor: CGFloat?
  var clearsContextBeforeDrawing = true
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var largeContentTitle: String?
  var showsLargeContentViewer = false
}

extension View {
  var keptProperties: StoredViewProperties { keptStates.value { StoredViewProperties() } }

  /// The adjustment of the tint colour, for example under an alert.
  ///
  /// Counterpart: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// Returns the layout direction for a semantic content attribute, on a device that reads from
  /// left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
