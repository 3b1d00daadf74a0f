import ListCore
import TestSupport
import Testing

@Suite struct RandomWorldTests {
  /// Larger lists and longer batches than the small worlds have, some with repetitions.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func planAndOracleAgree(seed: UInt64) {
    var world = RandomWorld(seed: seed)
    var disagreements: [String] = []
    for _ in 0..<Thoroughness.number(usually: 250, exhaustively: 5_000) {
      let given = world.next()
      for judge in Judge.all {
        do throws(Disagreement) {
          _ = try judge.compare(given.changes, from: given.before, to: given.after)
        } catch {
          disagreements.append(error.description)
        }
      }
    }
    #expect(disagreements.isEmpty, "\(disagreements.prefix(3))")
  }

  /// The order of the calls decides nothing. (behaviour 3.1)
  @Test func orderOfCallsDecidesNothing() {
    var world = RandomWorld(seed: 31)
    for _ in 0..<1_000 {
      let given = world.next()
      let forwards = verdict(given.changes, given)
      let backwards = verdict(given.changes.reversed(), given)
      #expect(forwards == backwards, "\(given)")
    }
  }

  /// The model follows the recipe of behaviour 3.2 and ends where the plan says it does.
  @Test func labelsFollowThePlan() throws {
    var world = RandomWorld(seed: 32)
    var replayed = 0
    while replayed < 1_000 {
      let given = world.next()
      guard Set(given.changes).count == given.changes.count else { continue }
      guard
        let plan = try? UpdatePlan(
          BatchUpdate(given.changes), from: SectionCounts(given.before),
          to: SectionCounts(given.after), kind: .collection)
      else { continue }
      replayed += 1
      var list = NaiveList(given.before)
      list.apply(
        given.changes, reloadTargets: plan.reloadedItems, refills: plan.reloadedSections,
        after: given.after)
      #expect(list == labels(of: plan), "\(given)")
    }
  }

  private func verdict(_ changes: [Change], _ given: RandomWorld.Case) -> Verdict {
    do throws(UpdateFault) {
      let plan = try UpdatePlan(
        BatchUpdate(changes), from: SectionCounts(given.before), to: SectionCounts(given.after))
      return .legal(Outcome(plan))
    } catch {
      switch error {
      case .sectionCountMismatch(let numbers, _): return .sections(numbers)
      case .itemCountMismatch(let numbers, _): return .items(numbers)
      default: return .illegal(error)
      }
    }
  }

  private func labels(of plan: UpdatePlan) -> NaiveList {
    NaiveList(
      (0..<plan.after.sectionCount).map { section in
        NaiveList.Section(
          label: plan.origin(ofSection: section),
          items: (0..<plan.after[section]).map { plan.origin(of: at(section, $0)) })
      })
  }

  /// A judgement without the batch, which a fault about counts carries in the order of its calls.
  private enum Verdict: Equatable {
    case legal(Outcome)
    case sections(SectionCountMismatch)
    case items(ItemCountMismatch)
    case illegal(UpdateFault)
  }
}
