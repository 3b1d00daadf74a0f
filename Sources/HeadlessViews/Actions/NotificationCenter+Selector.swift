import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name and a sender.
  ///
  /// The object is not owned; its observations end when it is released. As on macOS, an object
  /// that is added twice is called twice, on the thread that posts.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - selector: A method of the object that takes the notification, or no argument.
  ///   - name: The name; `nil` for all.
  ///   - object: The sender; `nil` for all.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservations.shared.add(
      observer as AnyObject, selector, name: name, object: object, to: self)
  }

  /// Removes the observations of an object or a token.
  ///
  /// The compiler prefers this to Foundation's method, which only knows tokens, wherever the
  /// argument is an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of an object or a token for a name and a sender.
  ///
  /// - Parameters:
  ///   - observer: The object, or the token.
  ///   - name: The name; `nil` for all.
  ///   - object: The sender; `nil` for all.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservations.shared.remove(observer, name: name, object: object, from: self)
    let token: Any = observer
    removeObserver(token, name: name, object: object)
  }
}

/// The selector observations of objects: the tokens by which notification centers identify them.
///
/// Foundation on Linux only observes by closures, and its `removeObserver` requires their tokens.
/// An observer is identified by its address and a weak reference, so that another object at the
/// same address is not mistaken for it. The few words that remain of a released observer are
/// removed with the next matching notification, or when its address is reused.
final class SelectorObservations: @unchecked Sendable {
  static let shared = SelectorObservations()

  private let lock = NSLock()
  private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]

  /// Adds an observation.
  func add(
    _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let observation = SelectorObservation(observer, name: name, object: object, center: center)
    // The observation ends itself; the center retains it through this closure.
    observation.token = center.addObserver(forName: name, object: object, queue: nil) { heard in
      guard let observer = observation.observer else { return self.end(observation) }
      selector.perform(on: observer, with: heard)
    }
    let ended = lock.withLock {
      let gone = takeOut(of: observation.key) { $0.observer == nil }
      observations[observation.key, default: []].append(observation)
      return gone
    }
    for observation in ended { observation.forget() }
  }

  /// Removes the observations of an object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its observations.
  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
    from center: NotificationCenter
  ) {
    let sender = object.map { $0 as AnyObject }
    let ended = lock.withLock {
      takeOut(of: ObjectIdentifier(observer)) {
        $0.center === center && (name == nil || $0.name == name)
          && (sender == nil || $0.object === sender)
      }
    }
    for observation in ended { observation.forget() }
  }

  private func end(_ observation: SelectorObservation) {
    let ended = lock.withLock { takeOut(of: observation.key) { $0 === observation } }
    for observation in ended { observation.forget() }
  }

  private func takeOut(
    of key: ObjectIdentifier, where matches: (SelectorObservation) -> Bool
  ) -> [SelectorObservation] {
    guard let all = observations[key] else { return [] }
    let rest = all.filter { !matches($0) }
    observations[key] = rest.isEmpty ? nil : rest
    return all.filter(matches)
  }
}

/// An observation by one observer of one name and sender.
final class SelectorObservation: @unchecked Sendable {
  let key: ObjectIdentifier
  let name: NSNotification.Name?
  private(set) weak var observer: AnyObject?
  private(set) weak var object: AnyObject?
  private(set) weak var center: NotificationCenter?
  /// Set once, before the observation is shared.
  var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?, center: NotificationCenter
  ) {
    key = ObjectIdentifier(observer)
    self.observer = observer
    self.name = name
    self.object = object.map { $0 as AnyObject }
    self.center = center
  }

  /// Removes the observation from the center.
  func forget() {
    guard let token else { return }
    self.token = nil
    let known: Any = token
    center?.removeObserver(known)
  }
}
