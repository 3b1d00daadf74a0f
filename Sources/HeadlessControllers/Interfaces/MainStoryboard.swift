@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

// The app's main storyboard, which its property list names: the system loads it when the app starts
// (behaviour 23.19).

extension Simulator {
  /// Creates the window of a scene's storyboard, before the delegate is notified of the connection.
  ///
  /// - Returns: The window; `nil` if no property list names a storyboard, or if the delegate has a
  ///   window already.
  func makeMainWindow(for delegate: any SceneDelegate) -> Window? {
    guard let delegate = delegate as? any WindowSceneDelegate, (delegate.window as Window?) == nil,
      let storyboard = interfaceReader?.mainStoryboard(ofScene: true)
    else { return nil }
    windowScene.session.configuration.storyboard = storyboard
    delegate.window = makeWindow(of: storyboard)
    return delegate.window
  }

  /// Creates the window of an app without scenes, before the delegate is notified of the launch.
  func makeMainWindow(for delegate: any ApplicationDelegate) -> Window? {
    guard (delegate.window as Window?) == nil,
      let storyboard = interfaceReader?.mainStoryboard(ofScene: false)
    else { return nil }
    delegate.window = makeWindow(of: storyboard)
    return delegate.window
  }

  private func makeWindow(of storyboard: Storyboard) -> Window {
    let window = Window(windowScene: windowScene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
