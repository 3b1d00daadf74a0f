extension View {
  /// Ends editing in this view and its subviews, which are about to leave their window: the delegate
  /// is asked, but cannot refuse.
  func endEditingBeforeLeaving() {
    guard let editor = currentWindow?.firstResponder,
      (editor as? View)?.isDescendant(of: self) ?? false
    else { return }
    if !editor.resignFirstResponder() { editor.resignByForce() }
  }

  /// Ends editing in this view and its subviews; see ``endEditing(_:)``.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let window = (self as? Window) ?? window,
      let editor = window.firstResponder, (editor as? View)?.isDescendant(of: self) ?? false
    else { return true }
    if editor.resignFirstResponder() { return true }
    if force { editor.resignByForce() }
    return force
  }
}
