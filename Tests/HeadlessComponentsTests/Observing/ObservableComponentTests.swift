#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessComponents
  @testable import HeadlessKit
  @testable import HeadlessViews

  /// UIKit's objects other than views, observed by key path.
  @MainActor
  @Suite struct ObservableComponentTests {
    let simulator = Simulator()

    @Test func aTitleIsReportedWhenItIsSet() throws {
      let controller = simulator.run { ViewController() }
      simulator.show(controller)
      let item = controller.navigationItem
      var told: [[String?]] = []
      let observation = simulator.run {
        item.observe(\.title, options: [.old, .new, .initial]) { item, change in
          told.append([change.oldValue ?? "none", change.newValue ?? "none", item.title])
        }
      }
      try simulator.advance(by: 1)
      item.title = "A"
      item.title = "B"
      try simulator.advance(by: 1)
      item.title = "B"
      try simulator.advance(by: 1)
      #expect(told == [["none", nil, nil], [nil, "A", "A"], ["A", "B", "B"]])
      observation.invalidate()
      item.title = "C"
      try simulator.advance(by: 1)
      #expect(told.count == 3)
    }

    @Test func otherChangesAreReportedInTheNextLayoutPass() throws {
      let controller = simulator.run { ViewController() }
      simulator.show(controller)
      let item = controller.navigationItem
      var told: [String?] = []
      let observation = simulator.run {
        item.observe(\.prompt) { item, _ in told.append(item.prompt) }
      }
      item.prompt = "A"
      item.prompt = "B"
      #expect(told == [])
      try simulator.advance(by: 1)
      #expect(told == ["B"])
      withExtendedLifetime(observation) {}
    }

    @Test func aPropertyOfWhatAPropertyHoldsIsObserved() throws {
      let controller = simulator.run { ViewController() }
      simulator.show(controller)
      let label = simulator.run { Label() }
      controller.navigationItem.titleView = label
      var told: [CGFloat?] = []
      let observations = simulator.run {
        [
          controller.navigationItem.observe(\.titleView?.alpha, options: .new) { _, change in
            told.append(change.newValue ?? nil)
          },
          label.layer.observe(\.opacity) { layer, change in
            told.append(change.newValue.map(CGFloat.init) ?? 10 + CGFloat(layer.opacity))
          },
        ]
      }
      label.alpha = 0.5
      try simulator.advance(by: 1)
      #expect(told == [0.5, 10.5])
      withExtendedLifetime(observations) {}
    }

    @Test func anObservationEndsWhenItIsReleased() throws {
      let controller = simulator.run { ViewController() }
      simulator.show(controller)
      var count = 0
      var observation: NSKeyValueObservation? = simulator.run {
        controller.observe(\.title) { _, _ in count += 1 }
      }
      controller.title = "A"
      try simulator.advance(by: 1)
      weak let released = observation
      observation = nil
      #expect(released == nil)
      controller.title = "B"
      try simulator.advance(by: 1)
      #expect(count == 1)
    }

    @Test func aPropertyThatReportsIsObservedAtOnce() {
      final class Player: ViewController {
        var volume = 1 {
          didSet { reportChange(of: "volume", from: oldValue, to: volume) }
        }
      }
      let player = simulator.run { Player() }
      var told: [[Int?]] = []
      let observation = player.observe(\.volume, named: "volume", options: [.old, .new]) {
        told.append([$1.oldValue, $1.newValue, $0.volume])
      }
      player.volume = 2
      player.volume = 2
      #expect(told == [[1, 2, 2], [2, 2, 2]])
      observation.invalidate()
    }
  }
#endif
