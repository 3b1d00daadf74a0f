import Foundation

extension Application {
  /// Opens a URL in the app for its scheme.
  ///
  /// - Parameters:
  ///   - url: The URL, which is added to ``openedURLs`` if it can be opened.
  ///   - options: Options for opening it.
  /// - Returns: Whether it could be opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openNow(url)
  }

  /// The shortest interval of background fetches, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that turns background fetches off.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Sets the interval of background fetches. It has no effect: nothing is fetched by itself.
  ///
  /// - Parameter minimumBackgroundFetchInterval: The interval, in seconds.
  public func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {}

  func openNow(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// Changes the app's icon.
  ///
  /// - Parameter alternateIconName: The name of the icon; `nil` for the primary one.
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

// Background tasks.
extension Application {
  /// Begins a background task.
  ///
  /// - Parameters:
  ///   - taskName: The name of the task.
  ///   - handler: Called when the time expires (``Simulator/expireBackgroundTasks()``).
  /// - Returns: The identifier of the task.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let identifier = BackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks.append(
      BackgroundTask(identifier: identifier, name: taskName, expirationHandler: handler))
    return identifier
  }

  /// Begins a background task.
  ///
  /// - Parameter handler: Called when the time expires (``Simulator/expireBackgroundTasks()``).
  /// - Returns: The identifier of the task.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a background task.
  ///
  /// - Parameter identifier: The identifier of the task.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    backgroundTasks.removeAll { $0.identifier == identifier }
  }

  /// The background tasks that have not ended.
  public var runningBackgroundTasks: [BackgroundTaskIdentifier] {
    backgroundTasks.map(\.identifier)
  }
}

extension Simulator {
  /// Expires the time of every background task.
  public func expireBackgroundTasks() {
    run {
      for task in application.backgroundTasks { task.expirationHandler?() }
    }
  }
}
