#if !canImport(ObjectiveC)
  import HeadlessKit
  import Testing

  @MainActor
  @Suite struct ActionListTests {
    struct Events: OptionSet {
      let rawValue: Int
      static let down = Events(rawValue: 1)
      static let up = Events(rawValue: 2)
      static let changed = Events(rawValue: 4)
    }
    final class Screen: View {
      var heard: [String] = []
      var mayTap = true
      func tap(_ sender: View) { heard.append("tap \(sender.tag)") }
      func change(_ sender: Any, event: Event?) { heard.append("change \(event == nil)") }
      func stop() { heard.append("stop") }
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        mayTap && super.canPerformAction(action, withSender: sender)
      }
    }
    let tap = Selector(Screen.tap(_:), "tap:")
    let change = Selector(Screen.change(_:event:), "change:event:")
    let stop = Selector(Screen.stop, "stop")

    @Test func actionsAreSentInOrderToTheirEvents() {
      var list = ActionList<Events>()
      let (screen, button) = (Screen(), View())
      button.tag = 2
      var closures: [String] = []
      list.add(ControlAction(target: screen, action: change), for: [.changed, .up])
      list.add(ControlAction(id: "c") { _, _ in closures.append("c") }, for: .up)
      list.add(ControlAction(target: screen, action: tap), for: .up)
      list.add(ControlAction(target: screen, action: stop), for: .down)
      #expect(list.send(.up, from: button) == 3)
      #expect(screen.heard == ["change true", "tap 2"])
      #expect(closures == ["c"])
      #expect(list.send([.down, .changed], from: button, for: Event()) == 2)
      #expect(screen.heard == ["change true", "tap 2", "change false", "stop"])
    }

    @Test func addingTheSameActionTwiceListsItOnce() {
      var list = ActionList<Events>()
      let screen = Screen()
      list.add(ControlAction(target: screen, action: stop), for: .up)
      list.add(ControlAction(target: screen, action: stop), for: [.up, .down])
      #expect(list.send([.up, .down], from: nil) == 1)
      #expect(list.actions.count == 1)
      #expect(list.allEvents == [.up, .down])
    }

    @Test func removedActionsAreNotSent() {
      var list = ActionList<Events>()
      let (screen, other) = (Screen(), Screen())
      func fill() {
        list = ActionList()
        list.add(ControlAction(target: screen, action: tap), for: [.up, .down])
        list.add(ControlAction(target: screen, action: stop), for: .up)
        list.add(ControlAction(target: other, action: tap), for: .up)
        list.add(ControlAction(target: nil, action: tap), for: .up)
        list.add(ControlAction(id: 1) { _, _ in }, for: .up)
      }
      fill()
      list.remove(target: screen, action: tap, for: .up)
      #expect(list.names(forTarget: screen, event: .up) == ["stop"])
      #expect(list.names(forTarget: screen, event: .down) == ["tap:"])
      list.remove(target: screen, action: nil, for: [.up, .down])
      #expect(list.allTargets.count == 2)
      #expect(list.allTargets.contains(other))
      #expect(list.allTargets.contains { $0.base is NSNull })
      fill()
      list.remove(target: nil, action: tap, for: .up)
      #expect(list.names(forTarget: nil, event: .up) == nil)
      #expect(list.names(forTarget: screen, event: [.up, .down]) == ["tap:", "stop"])
      list.remove(id: 1, for: .up)
      #expect(list.actions.map { $0.selector?.description } == ["tap:", "stop"])
    }

    @Test func targetsAreHeldWeakly() {
      var list = ActionList<Events>()
      list.add(ControlAction(target: Screen(), action: stop), for: .up)
      #expect(list.actions.isEmpty)
      #expect(list.allTargets == [])
      #expect(list.allEvents == [])
      #expect(list.send(.up, from: nil) == 0)
    }

    @Test func withoutATargetTheResponderChainIsSearched() {
      let simulator = Simulator()
      let (outer, inner, button) = (Screen(), Screen(), View())
      simulator.show(outer)
      outer.addSubview(inner)
      inner.addSubview(button)
      let action = ControlAction(target: nil, action: tap)
      #expect(action.send(from: button))
      inner.mayTap = false
      #expect(action.send(from: button))
      outer.mayTap = false
      #expect(!action.send(from: button))
      #expect([outer, inner].map(\.heard) == [["tap 0"], ["tap 0"]])
      let first = Screen()
      outer.addSubview(first)
      first.becomeFirstResponder()
      #expect(action.send(from: button))
      #expect(first.heard == ["tap 0"])
      #expect(!action.send(from: NSObject()))
    }

    /// Test suites that send a control's events themselves do this.
    @Test func actionNamesCanBePerformed() throws {
      var list = ActionList<Events>()
      let (screen, button) = (Screen(), View())
      list.add(ControlAction(target: screen, action: tap), for: .up)
      for target in list.allTargets {
        for name in list.names(forTarget: target.base, event: .up) ?? [] {
          (target.base as? NSObject)?.perform(Selector(name), with: button)
        }
      }
      #expect(screen.heard == ["tap 0"])
    }
  }
#endif
