import Foundation

extension Simulator {
  /// The app that runs on this simulator.
  public var application: Application {
    kept { Application(on: self) }
  }

  /// Launches the app: the delegate hears that it will be, and is, ready, and that the app has come
  /// to the front.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate. The caller keeps it.
  ///   - options: Why the app was launched.
  /// - Returns: What the delegate answered last.
  @discardableResult
  public func launch(
    _ delegate: any ApplicationDelegate, options: [Application.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    run {
      application.delegate = delegate
      application.applicationState = .inactive
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      let answer = delegate.application(application, didFinishLaunchingWithOptions: options)
      post(Application.didFinishLaunchingNotification)
      becomeActive()
      layoutIfNeeded()
      return answer
    }
  }

  /// Leaves the app, as a swipe to the home screen does. Nothing happens when it has been left.
  ///
  /// The delegate of the scene hears, then the observers of the notifications. The delegate of the
  /// app hears if the scene has none, as in UIKit.
  public func enterBackground() {
    run {
      guard application.applicationState != .background else { return }
      resignActive()
      application.applicationState = .background
      windowScene.activationState = .background
      tell(
        { $0.applicationDidEnterBackground(self.application) },
        { $0.sceneDidEnterBackground(self.windowScene) },
        Scene.didEnterBackgroundNotification, Application.didEnterBackgroundNotification)
      layoutIfNeeded()
    }
  }

  /// Comes back to the app. Nothing happens when it is in front.
  public func enterForeground() {
    run {
      guard application.applicationState == .background else { return }
      application.applicationState = .inactive
      windowScene.activationState = .foregroundInactive
      tell(
        { $0.applicationWillEnterForeground(self.application) },
        { $0.sceneWillEnterForeground(self.windowScene) },
        Scene.willEnterForegroundNotification, Application.willEnterForegroundNotification)
      becomeActive()
      layoutIfNeeded()
    }
  }

  /// Tells the app, and every controller on screen, that memory is short.
  public func warnOfLowMemory() {
    run {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      post(Application.didReceiveMemoryWarningNotification)
      for window in windows { window.warnControllersOfLowMemory() }
      layoutIfNeeded()
    }
  }

  func resignActive() {
    guard application.applicationState == .active else { return }
    tell(
      { $0.applicationWillResignActive(self.application) },
      { $0.sceneWillResignActive(self.windowScene) },
      Scene.willDeactivateNotification, Application.willResignActiveNotification)
    application.applicationState = .inactive
    windowScene.activationState = .foregroundInactive
  }

  func becomeActive() {
    application.applicationState = .active
    windowScene.activationState = .foregroundActive
    tell(
      { $0.applicationDidBecomeActive(self.application) },
      { $0.sceneDidBecomeActive(self.windowScene) },
      Scene.didActivateNotification, Application.didBecomeActiveNotification)
  }

  private func tell(
    _ application: (any ApplicationDelegate) -> Void, _ scene: (any SceneDelegate) -> Void,
    _ sceneName: Notification.Name, _ name: Notification.Name
  ) {
    if let delegate = windowScene.delegate {
      scene(delegate)
    } else if let delegate = self.application.delegate {
      application(delegate)
    }
    NotificationCenter.default.post(name: sceneName, object: windowScene)
    post(name)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}

extension View {
  /// Tells the controllers of this view and of those in it.
  func warnControllersOfLowMemory() {
    controller?.didReceiveMemoryWarning()
    for view in children { view.warnControllersOfLowMemory() }
  }
}
