import HeadlessKit
import Testing

@MainActor
@Suite struct ControlTests {
  /// A view that receives the actions and records them.
  final class Screen: View {
    var heard: [String] = []
    func tap(_ sender: Control) { heard.append("tap \(sender.tag)") }
    func stop() { heard.append("stop") }
  }

  #if !canImport(ObjectiveC)
    let tap = Selector(Screen.tap(_:), "tap:")
    let stop = Selector(Screen.stop, "stop")

    @Test func targetsAndActionsAreCalledInTheOrderOfAdding() {
      let (screen, control) = (Screen(), Control())
      control.tag = 7
      control.addTarget(screen, action: tap, for: .touchUpInside)
      control.addAction(Action { _ in screen.heard.append("closure") }, for: .allEvents)
      control.addTarget(screen, action: stop, for: [.touchUpInside, .valueChanged])
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
      #expect(screen.heard == ["tap 7", "closure", "stop", "closure", "stop", "closure"])
      #expect(control.allTargets == [screen])
      #expect(control.allControlEvents == .allEvents)
      #expect(
        control.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["tap:", "stop"])
      control.removeTarget(screen, action: nil, for: .touchUpInside)
      #expect(control.actions(forTarget: screen, forControlEvent: .touchUpInside) == nil)
      #expect(control.actions(forTarget: screen, forControlEvent: .valueChanged) == ["stop"])
    }

    @Test func handlersAreListedInOrder() {
      let (screen, control) = (Screen(), Control())
      control.addTarget(screen, action: tap, for: .touchUpInside)
      control.addAction(Action(title: "A") { _ in }, for: .valueChanged)
      control.addTarget(nil, action: stop, for: .touchDown)
      func lines(atMost most: Int) -> [String] {
        var lines: [String] = []
        control.enumerateEventHandlers { action, target, events, stop in
          let name = target.map { "\($0.0 == nil ? "chain" : "screen").\($0.1)" }
          lines.append("\(action?.title ?? name ?? "?") \(events.rawValue)")
          stop = lines.count == most
        }
        return lines
      }
      #expect(lines(atMost: 9) == ["screen.tap: 64", "A 4096", "chain.stop 1"])
      #expect(lines(atMost: 2) == ["screen.tap: 64", "A 4096"])
    }

    @Test func withoutATargetTheResponderChainIsSearched() {
      let (screen, control) = (Screen(), Control())
      screen.addSubview(control)
      control.addTarget(nil, action: stop, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(screen.heard == ["stop"])
    }
  #endif

  @Test func anActionReplacesOneWithItsIdentifierAtTheSameEvents() {
    let control = Control()
    var heard: [String] = []
    let name = Action.Identifier("save")
    let first = Action(identifier: name) { _ in heard.append("first") }
    let second = Action(identifier: name) { _ in heard.append("second") }
    control.addAction(first, for: [.touchDown, .touchUpInside])
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["first", "second"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeAction(second, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func theSenderOfAnActionIsSetWhileItRuns() {
    let control = Control()
    var senders: [Bool] = []
    let action = Action { senders.append($0.sender as? Control === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [true])
    #expect(action.sender == nil)
  }

  @Test func theStateCombinesTheFlags() {
    let control = Control()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test func aTapSendsItsEventsInOrder() throws {
    let simulator = Simulator()
    let control = Control()
    var heard: [String] = []
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchUpInside, "up"),
      (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      let step = Action { _ in
        heard.append("\(name)\(control.isHighlighted ? " lit" : "")")
      }
      control.addAction(step, for: event)
    }
    simulator.show(control)
    try simulator.tap(control)
    #expect(heard == ["down lit", "up"])
    heard = []
    try simulator.tap(control, times: 2)
    #expect(heard == ["down lit", "up", "down lit", "again lit", "up"])
    #expect(!control.isTracking)
  }
}
