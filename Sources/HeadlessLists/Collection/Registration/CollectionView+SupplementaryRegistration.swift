import Foundation
import HeadlessControllers
import ListCore

extension CollectionView {
  /// A class of supplementary views with a handler that configures them.
  ///
  /// Create registrations once and keep them, as with cells.
  ///
  /// Coverage: simulated.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: CollectionReusableView {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let nib: Nib?
    let token = RegistrationToken()

    /// Creates a registration for a kind of supplementary view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration for a kind of supplementary view, whose views come from a nib.
    ///
    /// - Parameters:
    ///   - supplementaryNib: The nib, whose first object is a view of the registration's class.
    ///   - elementKind: The kind of supplementary view.
    ///   - handler: Configures a view.
    public init(supplementaryNib: Nib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a configured supplementary view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: CollectionReusableView {
    let token = registration.token
    let key = CollectionReuseKey.supplementary(registration.elementKind, token.reuseIdentifier)
    refuseIfMadeInsideProvider(token, "UICollectionViewSupplementaryRegistration")
    registry.add(token, Supplementary.self, registration.nib, for: key)
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: token.reuseIdentifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      return made(Supplementary.self, insteadOf: dequeued)
    }
    if !hasCrashed { registration.handler(view, registration.elementKind, indexPath) }
    return view
  }

  /// Crashes for a registration that was created inside a provider: it would be a new one each
  /// time, so nothing would ever be reused. (crash families C5)
  func refuseIfMadeInsideProvider(_ token: RegistrationToken, _ className: String) {
    guard token.wasMadeInsideProvider, simulator.profile.refusesRegistrationInProvider else {
      return
    }
    let registration = "<\(className): \(ObjectName.address(of: token))>"
    engine.crash(.cell(.registrationInsideProvider(registration: registration)))
  }

  /// Returns a view of the class that the caller expects, if the collection view crashed inside a
  /// capture and has none to return.
  func made<Promised: CollectionReusableView>(
    _ promised: Promised.Type, insteadOf view: CollectionReusableView
  ) -> Promised {
    guard let made = Promised.create(frame: view.frame) as? Promised else {
      preconditionFailure("\(Promised.self) did not make an instance of itself")
    }
    return made
  }
}

@available(*, unavailable)
extension CollectionView.SupplementaryRegistration: Sendable {}
