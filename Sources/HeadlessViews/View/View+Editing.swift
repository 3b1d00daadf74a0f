extension View {
  /// Ends editing in this view and its subviews, which are about to leave their window: the delegate
  /// is asked, but cannot refuse.
  func endEditingBeforeLeaving() {
    guard let editor = editor(in: currentWindow) else { return }
    if !editor.resignFirstResponder() { editor.resignByForce() }
  }

  /// Ends editing in this view and its subviews; see ``endEditing(_:)``.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let editor = editor(in: (self as? Window) ?? window) else { return true }
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
