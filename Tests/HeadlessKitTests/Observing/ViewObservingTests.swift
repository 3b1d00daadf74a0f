#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessKit

  @MainActor
  @Suite struct ViewObservingTests {
    let host = ListHost()

    @Test func scrollingIsToldWhenItHappens() {
      let list = host.run { ScrollView(frame: host.screenBounds) }
      list.contentSize = CGSize(width: 390, height: 2000)
      host.show(list)
      var told: [[CGPoint?]] = []
      let observation = list.observe(\.contentOffset, options: [.new, .old]) { view, change in
        told.append([change.oldValue, change.newValue, view.contentOffset])
      }
      list.contentOffset.y = 100
      list.contentOffset.y = 100
      let (top, down) = (CGPoint.zero, CGPoint(x: 0, y: 100))
      #expect(told == [[top, down, down]])
      observation.invalidate()
      list.contentOffset.y = 50
      #expect(told.count == 1)
    }

    @Test func aTableTellsHowHighItsContentHasGrown() {
      let source = ThreeRows()
      let table = host.run { TableView() }
      table.dataSource = source
      table.rowHeight = 40
      var heights: [CGFloat] = []
      let observation = table.observe(\.contentSize) { table, change in
        heights.append(table.contentSize.height)
        #expect(change.newValue == nil)
      }
      host.show(table)
      #expect(heights.last == 120)
      observation.invalidate()
    }

    @Test func whatIsThereCanBeToldAtOnceAndOthersAfterLayout() {
      let view = host.run { View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      host.show(view)
      var told: [Bool?] = []
      var observation: NSKeyValueObservation? = view.observe(
        \.isHidden, options: [.initial, .new]
      ) { _, change in told.append(change.newValue) }
      view.isHidden = true
      host.layoutIfNeeded()
      #expect(told == [false, true])
      observation = nil
      view.isHidden = false
      host.layoutIfNeeded()
      #expect(told == [false, true] && observation == nil)
    }
  }

  private final class ThreeRows: NSObject, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell() }
  }
#endif
