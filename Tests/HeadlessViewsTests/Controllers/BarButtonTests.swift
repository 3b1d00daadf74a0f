#if !canImport(ObjectiveC)
  import HeadlessComponents
  import HeadlessKit
  import Testing

  /// Bar button items that send actions.
  @MainActor
  @Suite struct BarButtonTests {
    let simulator = Simulator()
    let screen = ButtonScreen()

    init() {
      simulator.show(NavigationController(rootViewController: screen))
    }

    @Test func aTapSendsTheActionToTheTarget() throws {
      let receiver = Receiver()
      screen.navigationItem.rightBarButtonItems = [
        BarButtonItem(
          title: "One", style: .done, target: receiver,
          action: Selector(Receiver.didTap(_:), "didTap:")),
        BarButtonItem(
          barButtonSystemItem: .add, target: screen, action: Selector(ButtonScreen.add, "add")),
        BarButtonItem(
          image: Image(named: "x"), style: .plain, target: receiver,
          action: Selector(Receiver.didTap(_:), "didTap:")),
      ]
      for item in screen.navigationItem.rightBarButtonItems ?? [] { try simulator.tap(item) }
      #expect(receiver.taps == ["One", "no title"])
      #expect(screen.adds == 1)
      #expect(screen.navigationItem.rightBarButtonItem?.style == .done)
    }

    @Test func withoutATargetTheResponderChainIsSearched() throws {
      let item = BarButtonItem(
        title: "Add", style: .plain, target: nil, action: Selector(ButtonScreen.add, "add"))
      screen.navigationItem.rightBarButtonItem = item
      try simulator.tap(item)
      #expect(screen.adds == 1)
    }

    @Test func theTargetIsHeldWeakly() throws {
      weak var gone: Receiver?
      do {
        let receiver = Receiver()
        gone = receiver
        screen.navigationItem.rightBarButtonItem = BarButtonItem(
          title: "Add", style: .plain, target: receiver, action: Selector(ButtonScreen.add, "add"))
      }
      #expect(gone == nil)
      // A deallocated target's action is dropped, even if the responder chain implements it.
      try screen.navigationItem.rightBarButtonItem.map { try simulator.tap($0) }
      #expect(screen.adds == 0)
    }

    @Test func theSystemItemHasANumberByKey() {
      let cancel = BarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      #expect(cancel.value(forKey: "systemItem") as? Int == 1)
      #expect(cancel.value(forKey: "isSystemItem") as? Bool == true)
      let word = BarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      #expect(word.value(forKey: "systemItem") as? Int == 0)
      #expect(word.value(forKey: "isSystemItem") as? Bool == false)
      let report = captureCrash { #expect(word.value(forKey: "colour") == nil) }
      #expect(report?.name == .undefinedKey)
      #expect(BarButtonItem.SystemItem.pageCurl.rawValue == 23)
      #expect(BarButtonItem.SystemItem.close.rawValue == 24)
    }

    final class ButtonScreen: ViewController {
      var adds = 0
      func add() { adds += 1 }
    }

    @MainActor
    final class Receiver: NSObject {
      var taps: [String] = []
      func didTap(_ sender: BarButtonItem) { taps.append(sender.title ?? "no title") }
    }
  }
#endif
