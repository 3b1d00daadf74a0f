import HeadlessControls

/// A control of a module above this one, which says how queries and drawings see it.
@MainActor
package protocol ScreenDescribing: Control {
  /// The role under which queries find the control.
  var screenRole: ScreenElement.Role { get }
  /// The text that it shows.
  var screenText: String { get }
  /// Whether a date picker is drawn as a button that shows the text, not as a value between arrows.
  var isDrawnAsButton: Bool { get }
}
