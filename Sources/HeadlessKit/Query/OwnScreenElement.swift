import HeadlessControls

/// A control of a module above this one, which says how queries and drawings see it.
@MainActor
package protocol OwnScreenElement: Control {
  /// The role under which queries find the control.
  var screenRole: ScreenElement.Role { get }
  /// The text that it shows.
  var screenText: String { get }
  /// Whether it is drawn as a button that shows the text, not as a value between arrows.
  var isDrawnAsButton: Bool { get }
}
