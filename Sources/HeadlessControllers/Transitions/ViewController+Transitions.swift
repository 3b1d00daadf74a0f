import Foundation
@_spi(Hooks) import HeadlessViews

private final class CurrentTransition {
  var coordinator: TransitionCoordinator?
}

extension ViewController {
  var ownCoordinator: TransitionCoordinator? {
    get { keptStates.known(CurrentTransition.self)?.coordinator }
    set {
      guard newValue != nil || ownCoordinator != nil else { return }
      kept { CurrentTransition() }.coordinator = newValue
    }
  }

  var nearestCoordinator: TransitionCoordinator? {
    ownCoordinator ?? coordinatorOfChildren ?? parent?.nearestCoordinator
  }

  /// Performs a closure immediately, or, while a finger drives the controller's transition, when the
  /// transition has completed; not if it is cancelled.
  package func afterInteraction(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator = transitionCoordinator, coordinator.isInteractive else { return body() }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { body() }
    }
  }

  /// Forwards a change of the screen's size to the child controllers.
  func passOnTransition(to size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    guard let presented = presentation?.presented else { return }
    presented.ownPresentationController?.viewWillTransition(to: size, with: coordinator)
    presented.viewWillTransition(to: size, with: coordinator)
  }

  func passOnTransition(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    guard let presented = presentation?.presented else { return }
    presented.ownPresentationController?.willTransition(to: traits, with: coordinator)
    presented.willTransition(to: traits, with: coordinator)
  }
}

/// An object that takes part in changes to the size and traits of its content.
///
/// Counterpart: `UIContentContainer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Returns the size of a child for a size of its parent.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of the parent, in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the view's size changes.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Animates changes alongside.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called before the traits change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Animates changes alongside.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {}

extension Simulator {
  /// Changes the screen's size, as rotating the device does.
  ///
  /// The controllers are notified that their traits and their views' sizes will change. Then both
  /// change and the windows are laid out. The coordinator's changes complete when the clock
  /// advances.
  ///
  /// ```swift
  /// simulator.resizeScreen(to: CGSize(width: 844, height: 390))
  /// simulator.settle()
  /// ```
  ///
  /// - Parameter size: The new size, in points.
  public func resizeScreen(to size: CGSize) {
    run {
      layoutIfNeeded()
      guard size != screenSize else { return }
      let coordinator = TransitionCoordinator(
        from: nil, to: nil, in: keyWindow, duration: allowsAnimations ? 0.3 : 0)
      let old = screenSize
      let traits = traits(on: size)
      let roots = windows.compactMap(\.rootViewController)
      for root in roots {
        if traits != traitCollection { root.willTransition(to: traits, with: coordinator) }
        root.viewWillTransition(to: size, with: coordinator)
      }
      for root in roots { root.ownCoordinator = coordinator }
      screenSize = size
      traitCollection = traits
      for window in windows where window.frame.size == old {
        window.frame = CGRect(origin: window.frame.origin, size: size)
        window.rootViewController?.viewIfLoaded?.frame = window.bounds
        for view in window.subviews where view.frame.size == old { view.frame = window.bounds }
        window.setNeedsLayout()
      }
      coordinator.begin()
      layoutIfNeeded()
      perform(coordinator.isAnimated, "change of the screen's size", duration: 0.3) {
        for root in roots { root.ownCoordinator = nil }
        coordinator.end()
      }
      layoutIfNeeded()
    }
  }

  /// Returns the traits for a size: a phone in landscape has a compact height.
  private func traits(on size: CGSize) -> TraitCollection {
    guard traitCollection.userInterfaceIdiom == .phone else { return traitCollection }
    return traitCollection.modifyingTraits {
      $0.verticalSizeClass = size.width > size.height ? .compact : .regular
    }
  }
}
