extension View {
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
}
