#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import HeadlessComponents
  @testable import HeadlessKit
  @testable import HeadlessLists
  @testable import HeadlessViews

  /// Observers that are added and called by the name of a property.
  @MainActor
  @Suite struct NamedObserverTests {
    let simulator = Simulator()

    /// A controller that records what it is told, and passes on what it does not know.
    private final class Watcher: ViewController {
      var told: [String] = []
      var handles = true

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        guard handles else {
          return super.observeValue(
            forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let values = (change ?? [:]).map { key, value in
          "\(key.rawValue) \((value as? CGSize).map { "\($0.height)" } ?? "\(value)")"
        }.sorted()
        told.append("\(keyPath ?? "") \(values) \(object is ScrollView) \(context == nil)")
      }
    }

    private func scrollView() -> ScrollView {
      simulator.run { ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    }

    @Test func theValuesAskedForAreTold() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      list.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .old], context: nil)
      list.addObserver(watcher, forKeyPath: "contentOffset", options: [], context: nil)
      list.contentSize = CGSize(width: 100, height: 400)
      list.contentOffset.y = 8
      #expect(
        watcher.told == [
          "contentSize [\"kind 1\", \"new 400.0\", \"old 0.0\"] true true",
          "contentOffset [\"kind 1\"] true true",
        ])
    }

    @Test func theContextDistinguishesObservations() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      defer { context.deallocate() }
      list.addObserver(watcher, forKeyPath: "contentSize", options: [], context: nil)
      list.addObserver(watcher, forKeyPath: "contentSize", options: [], context: context)
      list.removeObserver(watcher, forKeyPath: "contentSize", context: nil)
      list.contentSize.height = 400
      #expect(watcher.told == ["contentSize [\"kind 1\"] true false"])
      list.removeObserver(watcher, forKeyPath: "contentSize")
      list.contentSize.height = 500
      #expect(watcher.told.count == 1)
    }

    @Test func theInitialValueIsToldAtOnce() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      list.addObserver(
        watcher, forKeyPath: "contentSize", options: [.initial, .new], context: nil)
      #expect(watcher.told == ["contentSize [\"kind 1\", \"new 0.0\"] true true"])
    }

    @Test func absentValuesAreTheNullObject() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      simulator.show(list)
      list.addObserver(
        watcher, forKeyPath: "backgroundColor", options: [.initial, .new], context: nil)
      #expect(
        watcher.told == ["backgroundColor [\"kind 1\", \"new <null>\"] true true"])
      list.addObserver(watcher, forKeyPath: "isHidden", options: [.new], context: nil)
      list.isHidden = true
      simulator.layoutIfNeeded()
      #expect(watcher.told.last == "isHidden [\"kind 1\", \"new true\"] true true")
    }

    @Test func anObserverThatWasNotAddedRaises() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      let crash = captureCrash {
        list.removeObserver(watcher, forKeyPath: "contentSize")
      }
      #expect(crash?.name == .range)
      let reason = crash?.reason.replacing(#/ 0x[0-9a-f]+/#, with: "") ?? ""
      #expect(reason.hasPrefix("Cannot remove an observer <"))
      #expect(
        reason.hasSuffix(
          "Watcher> for the key path \"contentSize\" from <UIScrollView> because it is not "
            + "registered as an observer."))
    }

    @Test func anUnhandledChangeRaises() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      watcher.handles = false
      list.addObserver(watcher, forKeyPath: "contentSize", options: [], context: nil)
      let crash = captureCrash { list.contentSize.height = 400 }
      #expect(crash?.name == .internalInconsistency)
      #expect(
        crash?.reason.contains(
          "message was received but not handled.\nKey path: contentSize\nObserved object: <")
          == true)
    }

    @Test func aNameThatCannotBeObservedRaises() {
      let (list, watcher) = (scrollView(), simulator.run { Watcher() })
      for name in ["superview", "text"] {
        let crash = captureCrash {
          list.addObserver(watcher, forKeyPath: name, options: [.new], context: nil)
        }
        #expect(crash?.name == .undefinedKey)
        #expect(crash?.reason.hasPrefix("'\(name)' of <UIScrollView: ") == true)
      }
      let plain = simulator.run { View() }
      let crash = captureCrash {
        plain.addObserver(watcher, forKeyPath: "contentSize", options: [], context: nil)
      }
      #expect(crash?.name == .undefinedKey)
    }

    @Test func aReleasedObserverIsNotCalled() {
      let list = scrollView()
      var watcher: Watcher? = simulator.run { Watcher() }
      weak let observer = watcher
      list.addObserver(watcher!, forKeyPath: "contentSize", options: [], context: nil)
      watcher = nil
      #expect(observer == nil)
      list.contentSize.height = 400
    }
  }
#endif
