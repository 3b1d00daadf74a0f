import Foundation

extension Simulator {
  /// The app that runs on this simulator.
  public var application: Application {
    kept { Application(on: self) }
  }

  /// Sends the app to the background, as a swipe to the Home Screen does. Has no effect in the
  /// background.
  ///
  /// The delegate of the scene is notified, then the observers of the notifications. The delegate
  /// of the app is notified if the scene has none, as in UIKit.
  public func enterBackground() {
    run {
      guard application.applicationState != .background else { return }
      resignActive()
      application.applicationState = .background
      windowScene.activationState = .background
      notify(
        { $0.applicationDidEnterBackground(self.application) },
        { $0.sceneDidEnterBackground(self.windowScene) },
        Scene.didEnterBackgroundNotification, Application.didEnterBackgroundNotification)
      if let delegate = windowScene.delegate {
        windowScene.session.stateRestorationActivity = delegate.stateRestorationActivity(
          for: windowScene)
      }
      layoutIfNeeded()
    }
  }

  /// Returns the app to the foreground. Has no effect in the foreground.
  public func enterForeground() {
    run {
      guard application.applicationState == .background else { return }
      application.applicationState = .inactive
      windowScene.activationState = .foregroundInactive
      notify(
        { $0.applicationWillEnterForeground(self.application) },
        { $0.sceneWillEnterForeground(self.windowScene) },
        Scene.willEnterForegroundNotification, Application.willEnterForegroundNotification)
      becomeActive()
      layoutIfNeeded()
    }
  }

  /// Sends a memory warning to the app and to every controller on screen.
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
    notify(
      { $0.applicationWillResignActive(self.application) },
      { $0.sceneWillResignActive(self.windowScene) },
      Scene.willDeactivateNotification, Application.willResignActiveNotification)
    application.applicationState = .inactive
    windowScene.activationState = .foregroundInactive
  }

  package func becomeActive() {
    application.applicationState = .active
    windowScene.activationState = .foregroundActive
    notify(
      { $0.applicationDidBecomeActive(self.application) },
      { $0.sceneDidBecomeActive(self.windowScene) },
      Scene.didActivateNotification, Application.didBecomeActiveNotification)
  }

  private func notify(
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

  package func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}

extension View {
  /// Sends a memory warning to the controllers of this view and its descendants.
  func warnControllersOfLowMemory() {
    owner?.didReceiveMemoryWarning()
    for view in children { view.warnControllersOfLowMemory() }
  }
}
