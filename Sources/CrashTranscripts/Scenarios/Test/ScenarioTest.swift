import Foundation
import HeadlessKit
import ListCore
import ListTesting

/// A Swift Testing suite that performs a scenario and expects its outcome.
struct ScenarioTest {
  let name: String
  let scenario: ListScenario
  let outcome: ScenarioOutcome

  var setup: ListScenario.Setup { scenario.setup }
  /// The variable that holds the list.
  var list: String { setup.kind.variable }

  /// The suite, line by line.
  var lines: [String] {
    SwiftLiteral.comment("///", "\(scenario)".split(separator: "\n").map(String.init), width: 98)
      + ["@MainActor @Suite struct \(SwiftLiteral.typeName(name)) {"]
      + (test + (setup.usesSnapshots ? snapshotMember : sourceMember).flatMap { [""] + $0 })
      .indented()
      + ["}"]
  }

  private var test: [String] {
    let act = act
    return ["@Test func endsAsItDid()\(act[0].contains("try ") ? " throws" : "") {"]
      + (simulator + stage + [""] + act + [""] + expectation).indented() + ["}"]
  }

  private var simulator: [String] {
    let size = setup.screen.map {
      ["screenSize: CGSize(width: \($0.width), height: \($0.height))"]
    }
    let profile = setup.profile.map { profile in
      ["profile: .\(ScenarioWriter.profile(profile).replacing(".", with: "_"))"]
    }
    let arguments = ((size ?? []) + (profile ?? [])).joined(separator: ", ")
    return ["let simulator = Simulator(\(arguments))"]
  }
}

// MARK: - Actions

extension ScenarioTest {
  private var act: [String] {
    let played = scenario.statements.prefix(outcome.statementsPlayed)
    let setUp =
      setup.usesSnapshots ? [applyCall(ScenarioApply(setup.data, style: .notAnimated))] : []
    let body = setUp + played.map(code)
    let end = outcome.obstacle != nil || outcome.crash != nil ? [] : ["try simulator.settle()"]
    let lines = body.flatMap { $0 } + end
    let attempt = lines.contains { $0.hasPrefix("try ") } ? "try " : ""
    return ["let crash = \(attempt)captureCrash {"] + lines.indented() + ["}"]
  }

  private func code(_ statement: ScenarioStatement) -> [String] {
    let noun = setup.kind.itemNoun.capitalized
    switch statement {
    case .show: return ["simulator.show(\(list))"]
    case .layout: return ["simulator.layoutIfNeeded()"]
    case .settle: return ["try simulator.settle()"]
    case .count: return ["_ = \(list).numberOfSections"]
    case .set(let model):
      let rows = model.sections.map { SwiftLiteral.texts($0.items) }
      return SwiftLiteral.list("source.sections = [", rows, "]")
    case .batch(let statements):
      let inner = statements.flatMap(code)
      guard !inner.isEmpty else { return ["\(list).performBatchUpdates {}"] }
      return ["\(list).performBatchUpdates {"] + inner.indented() + ["}"]
    case .call(let call):
      return SwiftLiteral.call(
        UpdateCall(call.changes).swiftCode(kind: setup.kind, viewName: list))
    case .reconfigure(let paths):
      return SwiftLiteral.list(
        "\(list).reconfigure\(noun)s(at: [", paths.map(indexPath), "])")
    case .reloadData: return ["\(list).reloadData()"]
    case .select(let path):
      let position = setup.kind == .table ? ".none" : "[]"
      return SwiftLiteral.call(
        "\(list).select\(noun)(at: \(indexPath(path)), animated: false, scrollPosition: \(position))"
      )
    case .deselect(let path):
      return ["\(list).deselect\(noun)(at: \(indexPath(path)), animated: false)"]
    case .tap(let path): return ["try simulator.tap(\(indexPath(path)), in: \(list))"]
    case .scroll(let offset):
      return ["\(list).setContentOffset(CGPoint(x: 0, y: \(offset)), animated: false)"]
    case .apply(let apply): return applyCall(apply)
    }
  }

  private func indexPath(_ path: ItemPath) -> String {
    "IndexPath(\(setup.kind.itemNoun): \(path.item), section: \(path.section))"
  }

  private func applyCall(_ apply: ScenarioApply) -> [String] {
    let sections = apply.model.sections.map {
      "(\(SwiftLiteral.text($0.name)), \(SwiftLiteral.texts($0.items)))"
    }
    var lines = SwiftLiteral.list("snapshot = newSnapshot([", sections, "])")
    for (method, names) in [
      ("reloadItems", apply.reloaded), ("reconfigureItems", apply.reconfigured),
      ("reloadSections", apply.reloadedSections),
    ] where !names.isEmpty {
      lines += SwiftLiteral.list(
        "snapshot.\(method)([", names.map(SwiftLiteral.text), "])")
    }
    switch apply.style {
    case .animated: lines.append("source.apply(snapshot)")
    case .notAnimated: lines.append("source.apply(snapshot, animatingDifferences: false)")
    case .reloadData: lines.append("source.applySnapshotUsingReloadData(snapshot)")
    }
    return lines
  }
}

// MARK: - Expectations

extension ScenarioTest {
  private var expectation: [String] {
    if let crash = outcome.crash { return reasonExpectation(crash.reason) }
    let shown = outcome.screen.cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
    let lines = SwiftLiteral.list("[", shown.map(SwiftLiteral.text), "]")
    let head =
      "  ScreenState(\(list)).cells.map { \"\\($0.place): \\($0.texts.joined(separator: \" \"))\" }"
    let obstacle = outcome.obstacle.map { SwiftLiteral.comment("//", ["\($0)"], width: 96) } ?? []
    return obstacle + ["#expect(crash == nil)", "#expect(", head, "    == \(lines[0])"]
      + lines.dropFirst().map { "    " + $0 } + [")"]
  }

  private func reasonExpectation(_ reason: String) -> [String] {
    var text =
      outcome.listDescription.isEmpty
      ? reason : reason.replacing(outcome.listDescription, with: TestContent.viewMark)
    let masks = text.replacing(/NSIndexPath:? 0x[0-9a-f]+/, with: "").contains("0x")
    text = TestContent.expectation(of: text, view: list, masks: masks)
    let subject =
      masks
      ? "crash?.reason.replacing(/0x[0-9a-f]+/, with: \"0x…\")" : "crash?.reason"
    let lines = SwiftLiteral.lines(text)
    return ["#expect(", "  \(subject) == \"\"\""] + lines.map { "    " + $0 } + ["    \"\"\")"]
  }
}

extension ChangeGroup {
  /// The changes that the call announces, one by one.
  public var changes: [Change] {
    switch self {
    case .deleteItems(let paths): paths.map(Change.deleteItem)
    case .insertItems(let paths): paths.map(Change.insertItem)
    case .reloadItems(let paths): paths.map(Change.reloadItem)
    case .moveItem(let from, let to): [.moveItem(from: from, to: to)]
    case .deleteSections(let sections): sections.map(Change.deleteSection)
    case .insertSections(let sections): sections.map(Change.insertSection)
    case .reloadSections(let sections): sections.map(Change.reloadSection)
    case .moveSection(let from, let to): [.moveSection(from: from, to: to)]
    }
  }
}
