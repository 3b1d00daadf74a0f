import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

/// The presentation of one controller over another, from `present` until it is dismissed.
@MainActor
package final class Presentation {
  /// The stages of a presentation.
  enum Stage: Equatable {
    case planned, coming, shown, going, over
  }

  /// The duration of an animated transition, in seconds.
  static let duration: TimeInterval = 0.5

  private(set) weak var presenting: ViewController?
  /// The controller whose `present` was called; an ancestor of it presents.
  private weak var source: ViewController?
  private(set) var presented: ViewController
  private(set) var stage = Stage.planned
  /// Whether the presented controller's `viewDidAppear` is being called.
  private var isTellingOfShow = false
  private let isAnimated: Bool
  private var completion: (() -> Void)?
  private var transition: PresentationTransition?
  /// The view that contains the presented view, from the start to the end.
  private var container: PresentationContainer?
  /// The superview of the presenting controller's view, to which the view returns.
  private weak var presenterSuperview: View?
  /// The size of the container for which the presented view was placed.
  private var placedSize: CGSize?
  /// The style of the presentation, to which a popover may have been adapted.
  private var style: ModalPresentationStyle
  /// The presentation that the same controller begins when this one has been dismissed.
  private var successor: Presentation?

  init(
    of presented: ViewController, by presenting: ViewController, from source: ViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    self.source = source
    self.presented = presented
    self.presenting = presenting
    self.completion = completion
    isAnimated = animated
    style = presented.modalPresentationStyle
  }

  /// Whether the presented controller is appearing.
  var isComing: Bool { stage == .planned || stage == .coming || isTellingOfShow }
  /// Whether the presented controller is disappearing.
  var isGoing: Bool { stage == .going }
  /// Whether the presenting controller may already present another one, which then waits for the end
  /// of this dismissal (behaviour 25.98).
  var canBeFollowed: Bool { isGoing && successor == nil }
  /// Whether the presented view is a popover, and did not become a sheet.
  var isPopover: Bool { style == .popover && !(presented is AlertController) }
  /// Whether the presenting controller's view leaves the window.
  private var covers: Bool {
    switch style {
    case .fullScreen, .currentContext: !(presented is AlertController)
    default: false
    }
  }
}

extension Presentation {
  /// Begins with the next layout, or when the dismissal of another controller has ended.
  func begin() {
    guard let presenting else {
      presented.ownPresentation = nil
      return
    }
    if let refusal = PresentationRefusal(of: presented, on: presenting) {
      presented.ownPresentation = nil
      let source = source ?? presenting
      return source.simulator.log(refusal, from: source)
    }
    presented.ownPresentation = self
    if let other = presenting.presentation {
      other.successor = self
      return presented.loadViewIfNeeded()
    }
    presenting.presentation = self
    plan()
    presented.loadViewIfNeeded()
    presenting.simulator.followsLayout.append { [weak self] in self?.start() }
  }

  /// Prepares the coordinator of an animated transition (behaviour 17.4).
  private func plan() {
    guard isAnimated, let presenting else { return }
    let coordinator = TransitionCoordinator(
      from: presenting, to: presented, in: presenting.loadedView?.window, duration: Self.duration)
    presented.ownCoordinator = coordinator
    presenting.ownCoordinator = coordinator
  }

  /// Starts the transition.
  func start() {
    guard stage == .planned, let presenting, let window = presenting.loadedView?.window else {
      return
    }
    adapt(for: presenting)
    let container = PresentationContainer(of: self, frame: window.bounds)
    self.container = container
    presenterSuperview = presenting.loadedView?.superview
    window.addSubview(container)
    let transition = PresentationTransition(
      of: presented, by: presenting, from: source ?? presenting, in: container,
      animated: isAnimated, dismisses: false, movesPresenter: covers)
    if let fault = emptyAlert ?? missingSource(presenting) {
      abandon()
      return fault.deliver()
    }
    stage = .coming
    self.transition = transition
    if let controller = presented.presentationController {
      let isAdapted = controller.presentationStyle == .popover && style != .popover
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: isAdapted ? style : .none,
        transitionCoordinator: presented.ownCoordinator)
    }
    if covers { presenting.beginAppearance(false, animated: isAnimated) }
    presented.beginAppearance(true, animated: isAnimated)
    let frame = transition.frame(or: frame(in: window))
    presented.view.frame = frame
    container.addSubview(presented.view)
    transition.layOutContainer()
    transition.run("presentation of \(presented)", to: frame) { [weak self] isComplete in
      isComplete ? self?.finishStart() : self?.cancelStart()
    }
  }

  /// Determines the style of the presentation. The delegate of a popover that becomes something else
  /// may present another controller then (behaviour 25.74).
  private func adapt(for presenting: ViewController) {
    style = adaptedStyle(for: presenting)
    guard presented.modalPresentationStyle == .popover, style != .popover,
      let popover = presented.ownPresentationController,
      let other = popover.delegate?.presentationController(
        popover, viewControllerForAdaptivePresentationStyle: style),
      other !== presented
    else { return }
    presented.ownPresentation = nil
    other.ownPresentation = self
    other.ownCoordinator = presented.ownCoordinator
    presented.ownCoordinator = nil
    other.modalPresentationStyle = style
    other.ownPresentationController = popover
    popover.adapt(to: other)
    presented = other
  }

  /// Returns the style of the presentation: that of a popover depends on its delegate and on the
  /// width (behaviour 17.7).
  private func adaptedStyle(for presenting: ViewController) -> ModalPresentationStyle {
    guard presented.modalPresentationStyle == .popover, !(presented is AlertController),
      let popover = presented.popoverPresentationController
    else { return presented.modalPresentationStyle }
    let traits = presenting.traitCollection
    let isCompact = traits.horizontalSizeClass == .compact
    let adapted =
      popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
      ?? (isCompact ? popover.adaptivePresentationStyle : .popover)
    switch adapted {
    case .none: return .popover
    case .automatic: return .pageSheet
    default: return adapted
    }
  }

  /// Returns UIKit's exception for an alert that shows nothing (behaviour 25.54).
  private var emptyAlert: ControllerFault? {
    guard let alert = presented as? AlertController, alert.title == nil, alert.message == nil,
      alert.actions.isEmpty, alert.textFields == nil, !alert.showsOwnContent
    else { return nil }
    return .emptyAlert
  }

  /// Returns UIKit's exception for a popover that points at nothing (behaviour 22.7).
  private func missingSource(_ presenting: ViewController) -> ControllerFault? {
    guard style == .popover, let popover = presented.popoverPresentationController,
      !popover.hasSource
    else { return nil }
    guard presented is AlertController else { return .popoverWithoutSource(popover.description) }
    return .actionSheetWithoutSource(
      presented.description, presenter: presenting.description,
      presenterClass: ObjectName.name(of: type(of: presenting)))
  }

  /// Ends a presentation that has not begun.
  private func abandon() {
    for controller in [presented, presenting] { controller?.ownCoordinator = nil }
    leave()
  }

  /// Fits the presented view into a container whose size has changed, unless an app's presentation
  /// controller places it.
  func containerDidLayOut() {
    guard let container, let window = container.window, container.bounds.size != placedSize else {
      return
    }
    placedSize = container.bounds.size
    guard stage == .shown, style != .custom, let view = presented.loadedView else { return }
    view.frame = frame(in: window)
  }

  /// Changes the size of a popover on screen to the preferred content size.
  func preferredContentSizeDidChange() {
    guard style == .popover, stage == .coming || stage == .shown,
      let view = presented.loadedView, let window = view.window
    else { return }
    view.frame = frame(in: window)
  }

  /// Finishes the transition. As in UIKit, the presented controller is notified first.
  func finishStart() {
    guard stage == .coming else { return }
    stage = .shown
    isTellingOfShow = true
    presented.endAppearance()
    isTellingOfShow = false
    if covers, let presenting {
      presenting.endAppearance()
      presenting.loadedView?.removeFromSuperview()
    }
    endTransition()
  }

  /// Returns the presenting controller's view to its place.
  private func restorePresenter() {
    guard let presenting, let container, let superview = presenterSuperview ?? container.window,
      presenting.view.superview !== superview
    else { return }
    switch superview {
    case container.superview: superview.insertSubview(presenting.view, belowSubview: container)
    case is PresentationContainer: superview.addSubview(presenting.view)
    default: superview.insertSubview(presenting.view, at: 0)
    }
  }

  /// Ends a presentation that a gesture has cancelled: the presented controller disappears again.
  private func cancelStart() {
    guard stage == .coming else { return }
    presented.beginAppearance(false, animated: true)
    presented.endAppearance()
    presented.loadedView?.removeFromSuperview()
    if covers, let presenting {
      restorePresenter()
      reappear(presenting)
    }
    leave()
    endTransition(isComplete: false)
  }

  /// Ends a dismissal that a gesture has cancelled: the presented controller appears again.
  private func cancelDismissal() {
    guard stage == .going else { return }
    if covers, let presenting {
      presenting.beginAppearance(false, animated: true)
      presenting.endAppearance()
      presenting.loadedView?.removeFromSuperview()
    }
    stage = .shown
    reappear(presented)
    endTransition(isComplete: false)
  }

  private func reappear(_ controller: ViewController) {
    controller.beginAppearance(true, animated: true)
    controller.endAppearance()
  }

  private func leave() {
    stage = .over
    presented.ownPresentation = nil
    if presenting?.presentation === self { presenting?.presentation = nil }
    container?.removeFromSuperview()
    container = nil
  }

  private func endTransition(isComplete: Bool = true) {
    let done = transition
    transition = nil
    done?.end(isComplete: isComplete)
    let successor = self.successor
    self.successor = nil
    successor?.begin()
    let completion = self.completion
    self.completion = nil
    completion?()
  }

  /// Starts to dismiss the controller, along with everything it presents.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard stage != .going, stage != .over else { return }
    start()
    finishStart()
    stage = .going
    self.completion = completion
    presented.presentation?.dismiss(animated: false, completion: nil)
    if let presenting, let container, container.window != nil {
      transition = PresentationTransition(
        of: presented, by: presenting, from: presenting, in: container, animated: animated,
        dismisses: true, movesPresenter: covers)
    }
    presented.beginAppearance(false, animated: animated)
    if covers, let presenting, container?.window != nil {
      presenting.beginAppearance(true, animated: animated)
      restorePresenter()
    }
    guard animated else {
      presenting?.loadedView?.layoutIfNeeded()
      return finishDismissal()
    }
    let name = "dismissal of \(presented)"
    guard let transition else {
      return presented.simulator.perform(true, name) { [weak self] in self?.finishDismissal() }
    }
    transition.run(name, to: presented.view.frame) { [weak self] isComplete in
      isComplete ? self?.finishDismissal() : self?.cancelDismissal()
    }
  }

  private func finishDismissal() {
    guard stage == .going else { return }
    if covers {
      restorePresenter()
      presenting?.endAppearance()
    }
    presented.endAppearance()
    presented.loadedView?.removeFromSuperview()
    leave()
    endTransition()
  }

  /// Returns the frame of the presented view: the whole window, or a sheet that starts ten points
  /// below the status bar.
  private func frame(in window: Window) -> CGRect {
    let room = window.bounds
    switch style {
    case .popover:
      guard !(presented is AlertController) else { return room }
      return presented.popoverPresentationController?.popoverFrame(in: window) ?? room
    case .pageSheet, .formSheet:
      guard !(presented is AlertController) else { return room }
      let safe = window.safeAreaInsets
      let top = presented.sheetPresentationController?.top(in: room, safe: safe) ?? safe.top + 10
      return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top))
    default:
      return room
    }
  }
}

extension Simulator {
  /// Performs a closure when an animated transition has finished, or after the next layout.
  package func perform(
    _ isAnimated: Bool, _ name: String, duration: TimeInterval = Presentation.duration,
    _ work: @escaping @MainActor () -> Void
  ) {
    if isAnimated {
      schedule(after: duration, named: name, work)
    } else {
      followsLayout.append(work)
    }
  }
}
