import Foundation
import ListCore
import Testing

@testable import DiffableKit

/// Snapshots compared with a simple model.
///
/// By default a few thousand calls; with `HEADLESSKIT_EXHAUSTIVE` in the environment a million,
/// best in a release build.
@MainActor
@Suite struct RandomSnapshotTests {
  private static let scale =
    ProcessInfo.processInfo.environment["HEADLESSKIT_EXHAUSTIVE"] == nil ? 1 : 130

  /// Short lists, where every rule applies often.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func smallLists(_ seed: UInt64) {
    play(
      RandomCalls(seed: seed, sections: 6, items: 12, mostItems: 4), calls: 2500 * Self.scale)
  }

  /// Long lists and long calls, where storage is rearranged.
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func longLists(_ seed: UInt64) {
    play(
      RandomCalls(seed: seed, sections: 4, items: 3000, mostItems: 900), calls: 100 * Self.scale)
  }

  /// Makes the same calls on snapshots and on models, on several copies with a common origin.
  private func play(_ random: RandomCalls, calls: Int) {
    let simulator = Simulator()
    simulator.run {
      var random = random
      var pairs = Array(repeating: Pair(), count: 4)
      for number in 0..<calls {
        let chosen = random.number(below: pairs.count)
        switch random.number(below: 100) {
        case 0: pairs[chosen] = Pair()
        case 1..<8: pairs[chosen] = pairs[random.number(below: pairs.count)]
        default:
          let call = random.next(pairs[chosen].model)
          let fault = pairs[chosen].perform(call)
          let warnings = simulator.console.warnings
          simulator.console.clear()
          #expect(fault.found == fault.expected, "call \(number): \(call)")
          #expect(warnings == pairs[chosen].model.warnings, "call \(number): \(call)")
          pairs[chosen].model.clearWarnings()
          guard pairs[chosen].isEqual else {
            Issue.record("call \(number): \(call) ends in \(pairs[chosen].snapshot)")
            return
          }
        }
        if number % 50 == 0 {
          // A call on one copy does not affect the others.
          let isRight = pairs.allSatisfy { $0.isEqual && $0.answersEveryQuestion }
          #expect(isRight, "after call \(number)")
        }
      }
    }
  }
}

/// A snapshot and its model.
private struct Pair {
  var snapshot = DiffableDataSourceSnapshot<Tagged, Tagged>()
  var model = NaiveSnapshot<Tagged, Tagged>()

  mutating func perform(
    _ call: RandomCalls.Call
  ) -> (found: ListFault?, expected: ListFault?) {
    let report = call.perform(on: &snapshot)
    return (report?.facts, model.perform(call).map(ListFault.snapshot))
  }

  /// A Boolean value that indicates whether both hold the same instances in the same order.
  var isEqual: Bool {
    snapshot.numberOfSections == model.groups.count
      && snapshot.numberOfItems == model.groups.reduce(0) { $0 + $1.items.count }
      && snapshot.sectionIdentifiers.map(\.both) == model.groups.map(\.section.both)
      && snapshot.itemIdentifiers.map(\.both) == model.groups.flatMap(\.items).map(\.both)
      && model.groups.allSatisfy {
        snapshot.numberOfItems(inSection: $0.section) == $0.items.count
      }
      && snapshot.reloadedItemIdentifiers == model.reloadedItems
      && snapshot.reconfiguredItemIdentifiers == model.reconfiguredItems
      && snapshot.reloadedSectionIdentifiers == model.reloadedSections
  }

  /// A Boolean value that indicates whether the snapshot's queries agree with the model.
  var answersEveryQuestion: Bool {
    var index = 0
    for (section, group) in model.groups.enumerated() {
      guard snapshot.indexOfSection(group.section) == section,
        snapshot.itemIdentifiers(inSection: group.section).map(\.both) == group.items.map(\.both)
      else { return false }
      for item in group.items {
        guard snapshot.indexOfItem(item) == index,
          snapshot.sectionIdentifier(containingItem: item)?.both == group.section.both
        else { return false }
        index += 1
      }
    }
    let stranger = Tagged(id: -1)
    return snapshot.indexOfItem(stranger) == nil && snapshot.indexOfSection(stranger) == nil
      && snapshot.sectionIdentifier(containingItem: stranger) == nil
  }
}
