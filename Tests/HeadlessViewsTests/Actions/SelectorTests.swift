#if !canImport(ObjectiveC)
  @testable import HeadlessKit
  @testable import HeadlessLists
  @testable import HeadlessViews
  import Testing

  @MainActor
  @Suite struct SelectorTests {
    @MainActor class Screen: NSObject {
      var heard: [String] = []
      func reload() { heard.append("reload") }
      func tap(_ sender: View) { heard.append("tap \(sender.tag)") }
      func change(_ sender: Any?, event: Event?) {
        heard.append("change \(sender == nil), \(event == nil)")
      }
      func sum(_ number: Int) -> Int { number + 1 }
      nonisolated func plain() -> String { "plain" }
      func show() { heard.append("show") }
    }
    final class Detail: Screen {
      override func show() { heard.append("show detail") }
    }
    /// A class from whose methods no selector is ever made.
    final class UnrelatedObject: NSObject {}

    @Test func aSelectorCallsItsMethod() {
      let (screen, view) = (Screen(), View())
      view.tag = 3
      Selector(Screen.reload, "reload").perform(on: screen)
      Selector(Screen.tap(_:), "tap:").perform(on: screen, with: view)
      Selector(Screen.change(_:event:), "change:event:").perform(on: screen, with: nil, Event())
      Selector(of: screen, { $0.reload }, "reload").perform(on: screen, with: view, nil)
      #expect(screen.heard == ["reload", "tap 3", "change true, false", "reload"])
      #expect(Selector(Screen.sum(_:), "sum:").perform(on: screen, with: 4) as? Int == 5)
      #expect(screen.perform(Selector(Screen.plain, "plain")) as? String == "plain")
      #expect(Selector(Screen.reload, "reload").perform(on: screen) == nil)
    }

    /// Outside the main actor, methods isolated to it carry that isolation in their types.
    nonisolated static var fromAnywhere: [Selector] {
      [
        Selector(Screen.reload, "reload"), Selector(Screen.tap, base: "tap"),
        Selector(Screen.change(_:event:), "change:event:"), Selector(Screen.plain, "plain"),
      ]
    }

    @Test func selectorsCanBeMadeOnAnyActor() {
      let (screen, view) = (Screen(), View())
      for selector in Self.fromAnywhere { selector.perform(on: screen, with: view, nil) }
      #expect(screen.heard == ["reload", "tap 0", "change false, true"])
    }

    @Test func selectorsCallOverrides() {
      let detail = Detail()
      detail.perform(Selector(Screen.show, "show"))
      #expect(detail.heard == ["show detail"])
    }

    @Test func argumentCountsCompleteTheNames() {
      let names = [
        Selector(Screen.reload, base: "reload"), Selector(Screen.tap, base: "tap"),
        Selector(Screen.change, base: "change"), Selector(Screen.plain, base: "plain"),
      ].map(\.description)
      #expect(names == ["reload", "tap:", "change::", "plain"])
    }

    @Test func selectorsAreEqualByName() {
      let tap = Selector(Screen.tap(_:), "tap:")
      #expect(tap == Selector("tap:"))
      #expect(tap != Selector("tap"))
      #expect(Set([tap, "tap:", NSSelectorFromString("tap:")]).count == 1)
      #expect(NSStringFromSelector(tap) == "tap:")
    }

    @Test func namesLookUpKnownMethods() {
      let detail = Detail()
      let show = Selector(Screen.show, "show")
      #expect(detail.responds(to: show))
      #expect(detail.responds(to: Selector("show")))
      #expect(!UnrelatedObject().responds(to: show))
      #expect(!UnrelatedObject().responds(to: nil))
      detail.perform(Selector("show"))
      #expect(detail.heard == ["show detail"])
    }

    @Test func refusalsGiveTheReason() throws {
      let (screen, stranger) = (Screen(), UnrelatedObject())
      let tap = Selector(Screen.tap(_:), "tap:")
      let name = "HeadlessViewsTests.SelectorTests.Screen"
      #expect(
        refusal(tap, screen, ["word"])
          == "-[\(name) tap:]: argument 1 is String; the method takes View.")
      #expect(
        refusal(tap, screen, [nil]) == "-[\(name) tap:]: argument 1 is nil; the method takes View.")
      #expect(
        refusal(tap, screen, []) == "-[\(name) tap:]: argument 1 is missing; the method takes View."
      )
      let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(stranger)), radix: 16)
      #expect(
        refusal(tap, stranger, [View()]) == """
          *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
          '-[HeadlessViewsTests.SelectorTests.UnrelatedObject tap:]: unrecognized selector sent to instance \
          \(address)'
          No selector of this name has been made from a method of that class: a selector that is \
          only a name has no method here.
          """)
    }

    @Test func performingAnUnknownSelectorRaises() throws {
      let stranger = UnrelatedObject()
      var answer: Any? = "unasked"
      let crash = try #require(
        captureCrash { answer = Selector("tap:").perform(on: stranger, with: View()) })
      let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(stranger)), radix: 16)
      #expect(crash.name == .invalidArgument)
      #expect(
        crash.reason == """
          -[HeadlessViewsTests.SelectorTests.UnrelatedObject tap:]: unrecognized selector sent to \
          instance \(address)
          """)
      #expect(answer == nil)
      let screen = Screen()
      let mismatch = captureCrash { Selector(Screen.tap(_:), "tap:").perform(on: screen, with: 1) }
      #expect(mismatch?.reason.hasSuffix("argument 1 is Int; the method takes View.") == true)
    }

    private func refusal(_ selector: Selector, _ object: AnyObject, _ arguments: [Any?]) -> String?
    {
      do throws(SelectorFault) {
        _ = try selector.call(on: object, with: arguments)
        return nil
      } catch {
        return error.description
      }
    }
  }
#endif
