import Foundation

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
    ownCoordinator ?? parent?.nearestCoordinator
  }

  /// The screen changes its size: the controllers in this one hear of it too.
  func passOnTransition(to size: CGSize, _ coordinator: any ViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    presentation?.presented.viewWillTransition(to: size, with: coordinator)
  }

  func passOnTransition(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presentation?.presented.willTransition(to: traits, with: coordinator)
  }
}

/// Something that takes part when the room for content changes.
///
/// Counterpart: `UIContentContainer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentContainer: NSObjectProtocol {
  /// The size that it likes best, in points.
  var preferredContentSize: CGSize { get }
  /// The size of a child when this one has a size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of this one, in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The view's size is about to change.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Lets changes be made along with it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// The traits are about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Lets changes be made along with it.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {}

extension Simulator {
  /// Gives the screen another size, as turning the device does.
  ///
  /// The controllers hear that their traits and their views' sizes will change, then both change
  /// and the windows lay themselves out; what was handed to the coordinator ends when time goes on.
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

  /// A phone that is held on a side is of compact height.
  private func traits(on size: CGSize) -> TraitCollection {
    guard traitCollection.userInterfaceIdiom == .phone else { return traitCollection }
    return traitCollection.modifyingTraits {
      $0.verticalSizeClass = size.width > size.height ? .compact : .regular
    }
  }
}
