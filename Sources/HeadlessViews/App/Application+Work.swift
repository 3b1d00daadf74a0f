import Foundation

extension Application {
  /// Hands a URL to the app that opens it.
  ///
  /// - Parameters:
  ///   - url: The URL, which goes to ``openedURLs`` if it can be opened.
  ///   - options: How to open it.
  /// - Returns: Whether it could be opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openNow(url)
  }

  func openNow(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// Shows another icon.
  ///
  /// - Parameter alternateIconName: Its name; `nil` for the app's own.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    self.alternateIconName = alternateIconName
  }

  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool {
    if let target {
      return ControlAction(target: target, action: action).send(from: sender, for: event)
    }
    let chain = ControlAction(target: nil, action: action)
    if let responder = sender as? Responder, responder.responderWindow != nil {
      return chain.send(from: sender, for: event)
    }
    let first = keyWindow?.firstResponder ?? sender as? Responder ?? keyWindow ?? self
    guard let receiver = first.target(forAction: action, withSender: sender) else { return false }
    return ControlAction(target: receiver, action: action).send(from: sender, for: event)
  }
}

// Work that goes on while the app is in the background.
extension Application {
  /// Begins something that is to end before the app sleeps.
  ///
  /// - Parameters:
  ///   - taskName: What it is called.
  ///   - handler: Called when the time is up (``Simulator/expireBackgroundTasks()``).
  /// - Returns: What it is known by.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let identifier = BackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks.append(
      BackgroundTask(identifier: identifier, name: taskName, expirationHandler: handler))
    return identifier
  }

  /// Begins something that is to end before the app sleeps.
  ///
  /// - Parameter handler: Called when the time is up (``Simulator/expireBackgroundTasks()``).
  /// - Returns: What it is known by.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends it.
  ///
  /// - Parameter identifier: What it is known by.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    backgroundTasks.removeAll { $0.identifier == identifier }
  }

  /// What was begun and has not been ended.
  public var runningBackgroundTasks: [BackgroundTaskIdentifier] {
    backgroundTasks.map(\.identifier)
  }
}

extension Simulator {
  /// Tells every background task that its time is up.
  public func expireBackgroundTasks() {
    run {
      for task in application.backgroundTasks { task.expirationHandler?() }
    }
  }
}
