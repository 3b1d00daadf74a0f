import Foundation
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

// The start of an app: its main storyboard, if it has one, is loaded before its delegate is notified.

extension Simulator {
  /// Launches the app: the delegate is notified that the app will finish and has finished
  /// launching, and that it has become active.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate. It is not owned.
  ///   - options: The reasons for the launch.
  /// - Returns: The result of the delegate's last launch method.
  @discardableResult
  public func launch(
    _ delegate: any ApplicationDelegate, options: [Application.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    run {
      application.delegate = delegate
      application.applicationState = .inactive
      let window = makeMainWindow(for: delegate)
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      let answer = delegate.application(application, didFinishLaunchingWithOptions: options)
      if let window, delegate.window === window { window.makeKeyAndVisible() }
      post(Application.didFinishLaunchingNotification)
      becomeActive()
      layoutIfNeeded()
      return answer
    }
  }

  /// Connects the scene: the app's delegate is asked for its configuration, and its own is notified of
  /// the connection, the foreground and the activation.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate.
  ///   - options: The reasons for creating the scene.
  public func connect(
    _ delegate: any SceneDelegate, options: Scene.ConnectionOptions? = nil
  ) {
    run {
      let scene = windowScene
      let options = options ?? Scene.ConnectionOptions()
      if let app = application.delegate {
        scene.session.configuration = app.application(
          application, configurationForConnecting: scene.session, options: options)
      }
      scene.delegate = delegate
      let window = makeMainWindow(for: delegate)
      delegate.scene(scene, willConnectTo: scene.session, options: options)
      if let window, (delegate as? any WindowSceneDelegate)?.window === window {
        window.makeKeyAndVisible()
      }
      delegate.sceneWillEnterForeground(scene)
      becomeActive()
      layoutIfNeeded()
    }
  }
}
