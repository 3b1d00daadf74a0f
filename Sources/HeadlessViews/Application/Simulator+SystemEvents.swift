import Foundation

// Events that the system sends to an app: URLs, activities, notifications, and its termination.

extension Simulator {
  /// Opens a URL in the app, as a link in another app does. The scene's delegate gets it, or the app's
  /// if the scene has none.
  ///
  /// - Returns: Whether a delegate of the app says that it has opened the URL; `true` for a scene.
  @discardableResult
  public func openInApp(_ url: URL) -> Bool {
    run {
      defer { layoutIfNeeded() }
      guard let delegate = windowScene.delegate else {
        return application.delegate?.application(application, open: url, options: [:]) ?? false
      }
      delegate.scene(windowScene, openURLContexts: [OpenURLContext(url: url)])
      return true
    }
  }

  /// Continues an activity in the app's scene: a universal link, a search result, Handoff.
  public func continueInApp(_ activity: UserActivity) {
    run {
      windowScene.delegate?.scene(windowScene, continue: activity)
      layoutIfNeeded()
    }
  }

  /// Delivers a remote notification to the app's delegate.
  ///
  /// - Parameters:
  ///   - userInfo: The notification's contents.
  ///   - completion: Called with the result that the app reports.
  public func deliverRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (BackgroundFetchResult) -> Void = { _ in }
  ) {
    run {
      application.delegate?.application(
        application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
      layoutIfNeeded()
    }
  }

  /// Ends the app, as a swipe in the app switcher does: it enters the background, its scene, if it has
  /// one with a delegate, is disconnected and its session discarded, and it terminates.
  public func quitApp() {
    enterBackground()
    run {
      let scene = windowScene
      if let delegate = scene.delegate {
        delegate.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: Scene.didDisconnectNotification, object: scene)
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
      }
      application.delegate?.applicationWillTerminate(application)
      post(Application.willTerminateNotification)
    }
  }
}

extension Application {
  /// The token with which a registration for remote notifications is answered; `nil`, the value at
  /// first, for a failure. UIKit has no such property.
  public var remoteNotificationToken: Data? {
    get { simulator.kept { NotificationToken() }.data }
    set { simulator.kept { NotificationToken() }.data = newValue }
  }

  func answerRegistration() {
    guard isRegisteredForRemoteNotifications else { return }
    if let token = remoteNotificationToken {
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    } else {
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [
          NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
        ])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }
}

private final class NotificationToken {
  var data: Data?
}
