import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

#if os(Linux)
  /// Observers that hear of a change inside the setter. (behaviour 25.50)
  @MainActor
  @Suite struct ImmediateObservationTests {
    @Test func changesOfAViewAreHeardInsideTheSetter() {
      let view = View()
      var heard: [String] = []
      let observations = [
        view.observe(\.isHidden, options: .new) { heard.append("hidden \($1.newValue ?? false)") },
        view.observe(\.alpha, options: .new) { heard.append("alpha \($1.newValue ?? 0)") },
        view.observe(\.frame, options: .new) { heard.append("frame \($1.newValue?.width ?? 0)") },
        view.observe(\.bounds, options: .new) { heard.append("bounds \($1.newValue?.width ?? 0)") },
      ]
      view.isHidden = true
      #expect(heard == ["hidden true"])
      view.alpha = 0.5
      #expect(heard.last == "alpha 0.5")
      view.frame.size.width = 7
      #expect(Set(heard.suffix(2)) == ["frame 7.0", "bounds 7.0"])
      view.isHidden = true
      #expect(heard.count == 4)
      withExtendedLifetime(observations) {}
    }

    @Test func aControllersParentIsHeardInsideTheCall() {
      let (parent, child) = (ViewController(), ViewController())
      var heard: [ViewController?] = []
      let observation = child.observe(\.parent) { child, _ in heard.append(child.parent) }
      parent.addChild(child)
      #expect(heard == [parent])
      child.removeFromParent()
      #expect(heard == [parent, nil])
      withExtendedLifetime(observation) {}
    }

    @Test func observersByNameHearAtOnceToo() {
      final class Observer: Responder {
        var heard: [String] = []
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { heard.append(keyPath ?? "") }
      }
      let (observer, view, parent, child) = (Observer(), View(), ViewController(), ViewController())
      view.addObserver(observer, forKeyPath: "hidden", context: nil)
      child.addObserver(observer, forKeyPath: "parentViewController", context: nil)
      view.isHidden = true
      parent.addChild(child)
      #expect(observer.heard == ["hidden", "parentViewController"])
      child.removeObserver(observer, forKeyPath: "parentViewController")
      child.removeFromParent()
      #expect(observer.heard.count == 2)
    }
  }
#endif
