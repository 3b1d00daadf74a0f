import Foundation
import ListCore

extension CollectionView {
  /// A class of supplementary views and how to configure one.
  ///
  /// Make registrations once and keep them, as with cells.
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
    let token = RegistrationToken()

    /// Creates a registration for a kind of supplementary view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Hands out a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: CollectionReusableView {
    let token = registration.token
    let key = CollectionReuseKey.supplementary(registration.elementKind, token.reuseIdentifier)
    refuseIfMadeInsideProvider(token, "UICollectionViewSupplementaryRegistration")
    registry.add(token, Supplementary.self, for: key)
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: token.reuseIdentifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      return made(Supplementary.self, insteadOf: dequeued)
    }
    if !hasCrashed { registration.handler(view, registration.elementKind, indexPath) }
    return view
  }

  /// Crash families C5. A registration made inside a provider is a new one each time, so nothing
  /// would ever be used again.
  func refuseIfMadeInsideProvider(_ token: RegistrationToken, _ className: String) {
    guard token.wasMadeInsideProvider, engineSimulator.profile.refusesRegistrationInProvider else {
      return
    }
    let registration = "<\(className): \(ObjectName.address(of: token))>"
    engine.crash(.cell(.registrationInsideProvider(registration: registration)))
  }

  /// A view of the class that the caller was promised, where the collection view crashed inside a
  /// capture and has nothing to hand out.
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
