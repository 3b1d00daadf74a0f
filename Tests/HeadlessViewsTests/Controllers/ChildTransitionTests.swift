import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Transitions between child controllers, and constraint updates of controllers.
@MainActor
@Suite struct ChildTransitionTests {
  final class Child: ViewController {
    let name: String
    let log: LifecycleLog

    init(_ name: String, _ log: LifecycleLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { log.note("\(name) appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.note("\(name) disappeared") }
    override func updateViewConstraints() {
      log.note("\(name) updates")
      super.updateViewConstraints()
    }
  }

  @Test func childrenReceiveAppearanceCallbacks() throws {
    let (simulator, log, parent) = (Simulator(), LifecycleLog(), ViewController())
    let (old, new) = (Child("old", log), Child("new", log))
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    simulator.show(parent)
    #expect(log.take() == "old appeared")
    simulator.run {
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
        log.note("done")
      }
    }
    try simulator.settle()
    #expect(log.take() == "old disappeared\nnew appeared\ndone")
    #expect(parent.view.subviews == [new.view])
  }

  @Test(arguments: [0, 0.3]) func childrenAreToldWhetherTheTransitionIsAnimated(
    duration: Double
  ) throws {
    final class Told: ViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    let (simulator, parent, old, new) = (Simulator(), ViewController(), Told(), Told())
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    simulator.show(parent)
    try simulator.settle()
    old.flags = []
    simulator.run { parent.transition(from: old, to: new, duration: duration, animations: nil) }
    try simulator.settle()
    #expect(old.flags == [duration > 0, duration > 0])
    #expect(new.flags == [duration > 0, duration > 0])
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    let (simulator, log) = (Simulator(), LifecycleLog())
    let screen = Child("screen", log)
    simulator.show(screen)
    _ = log.take()
    screen.view.setNeedsUpdateConstraints()
    simulator.layoutIfNeeded()
    #expect(log.take() == "screen updates")
  }
}
