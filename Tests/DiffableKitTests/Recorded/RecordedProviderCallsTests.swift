import DiffableKit
import Foundation
import HeadlessKit
import Testing

/// What cell providers were asked for on the real system: Mac Catalyst, macOS 27.0.
@MainActor
@Suite struct RecordedProviderCallsTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Section: Decodable, Sendable {
      let name: String
      let items: [String]
    }

    struct Snapshot: Decodable, Sendable {
      let sections: [Section]
      let reloadItems: [String]
      let reloadSections: [String]
    }

    let name: String
    let isTable: Bool
    let snapshots: [Snapshot]
    let calls: [String]

    nonisolated var testDescription: String { name }
  }

  private struct File: Decodable {
    let cases: [Case]
  }

  nonisolated static let cases: [Case] = {
    do {
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/ProviderCalls.json")
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
    } catch {
      fatalError("The recorded provider calls cannot be read: \(error)")
    }
  }()

  @Test("a cell provider is asked for what the real one was asked for", arguments: cases)
  func calls(_ given: Case) {
    let calls = given.isTable ? tableCalls(given) : collectionCalls(given)
    #expect(calls.sorted() == given.calls.sorted())
  }

  private func tableCalls(_ given: Case) -> [String] {
    let simulator = Simulator(scale: 2)
    let view = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    view.rowHeight = 30
    view.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    var calls: [String] = []
    let source = TableViewDiffableSource<String, String>(tableView: view) { view, path, item in
      calls.append("\(path.section).\(path.row) \(item)")
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    simulator.show(view, frame: view.frame)
    for snapshot in given.snapshots {
      calls = []
      source.apply(Self.snapshot(snapshot), animatingDifferences: false)
      simulator.layoutIfNeeded()
    }
    return calls
  }

  private func collectionCalls(_ given: Case) -> [String] {
    let simulator = Simulator(scale: 2)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var calls: [String] = []
    let source = CollectionViewDiffableSource<String, String>(collectionView: view) {
      view, path, item in
      calls.append("\(path.section).\(path.item) \(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    simulator.show(view, frame: view.frame)
    for snapshot in given.snapshots {
      calls = []
      source.apply(Self.snapshot(snapshot), animatingDifferences: false)
      simulator.layoutIfNeeded()
    }
    return calls
  }

  private static func snapshot(
    _ given: Case.Snapshot
  ) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for section in given.sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items, toSection: section.name)
    }
    snapshot.reloadItems(given.reloadItems)
    snapshot.reloadSections(given.reloadSections)
    return snapshot
  }
}
