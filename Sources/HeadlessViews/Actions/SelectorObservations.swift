#if !canImport(ObjectiveC)
  import Foundation

  /// Which object observes what by a selector: the tokens under which notification centers know it.
  ///
  /// Foundation on Linux has observing closures only, and its `removeObserver` wants their tokens.
  /// An observer is known by its address, and by a weak reference, so that another object at the
  /// same address is not taken for it. What is left of an observer that is gone, a few words, goes
  /// with the next notification that it would have heard, or when its address is in use again.
  final class SelectorObservations: @unchecked Sendable {
    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]

    /// Begins an observation.
    func add(
      _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
      to center: NotificationCenter
    ) {
      let observation = SelectorObservation(observer, name: name, object: object, center: center)
      // What ends an observation is the observation itself; the center keeps it by this closure.
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

    /// Ends the observations of an object.
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

  /// One observer of one name and sender.
  final class SelectorObservation: @unchecked Sendable {
    let key: ObjectIdentifier
    let name: NSNotification.Name?
    private(set) weak var observer: AnyObject?
    private(set) weak var object: AnyObject?
    private(set) weak var center: NotificationCenter?
    /// Set once, before anyone else knows this observation.
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

    /// Tells the center that nobody hears any more.
    func forget() {
      guard let token else { return }
      self.token = nil
      let known: Any = token
      center?.removeObserver(known)
    }
  }

#endif
