import Foundation
import HeadlessKit
import Testing

/// A tap on the status bar scrolls to the top.
@MainActor
@Suite struct StatusBarTests {
  private final class Watcher: NSObject, TableViewDataSource, TableViewDelegate {
    var allows = true
    var calls: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: ScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("end") }
  }

  private let simulator = Simulator()
  private let watcher = Watcher()
  private let table = TableView()
  private let screen = ViewController()

  init() {
    table.dataSource = watcher
    table.delegate = watcher
    table.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
    screen.view.addSubview(table)
    simulator.show(screen)
    table.contentOffset.y = 2_000
  }

  @Test func theListMovesOverTimeAndItsDelegateIsNotifiedAtTheEnd() throws {
    simulator.tapStatusBar()
    #expect(watcher.calls == ["should"])
    try simulator.advance(by: 0.15)
    #expect(table.contentOffset.y > 0 && table.contentOffset.y < 2_000)
    try simulator.advance(by: 0.2)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(watcher.calls == ["should", "did"])
    simulator.tapStatusBar()
    #expect(watcher.calls == ["should", "did", "should", "did"])
  }

  @Test func theDelegateAndThePropertyPreventIt() throws {
    watcher.allows = false
    simulator.tapStatusBar()
    try simulator.settle()
    #expect(watcher.calls == ["should"])
    table.scrollsToTop = false
    simulator.tapStatusBar()
    #expect(watcher.calls == ["should"])
    #expect(table.contentOffset.y == 2_000)
  }

  @Test func twoScrollViewsThatWouldScrollDoNot() throws {
    let other = ScrollView(frame: CGRect(x: 0, y: 720, width: 390, height: 100))
    screen.view.addSubview(other)
    simulator.tapStatusBar()
    #expect(watcher.calls == [])
    other.scrollsToTop = false
    simulator.tapStatusBar()
    #expect(watcher.calls == ["should"])
  }
}
