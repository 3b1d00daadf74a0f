extension View {
  func setTintColor(_ color: Color?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    announceTintColor()
  }

  /// Tells a view that has just moved which colour it inherits now.
  func noticeTintColor() {
    if ownTintColor == nil { announceTintColor() }
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in children where view.ownTintColor == nil { view.announceTintColor() }
  }
}
