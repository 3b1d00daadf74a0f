#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessKit
  @testable import HeadlessLists
  @testable import HeadlessViews

  @MainActor
  @Suite struct ViewObservingTests {
    let simulator = Simulator()

    @Test func contentOffsetChangesNotifyImmediately() {
      let list = simulator.run { ScrollView(frame: simulator.screenBounds) }
      list.contentSize = CGSize(width: 390, height: 2000)
      simulator.show(list)
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

    @Test func aTableNotifiesOfContentSizeChanges() {
      let source = ThreeRows()
      let table = simulator.run { TableView() }
      table.dataSource = source
      table.rowHeight = 40
      var heights: [CGFloat] = []
      let observation = table.observe(\.contentSize) { table, change in
        heights.append(table.contentSize.height)
        #expect(change.newValue == nil)
      }
      simulator.show(table)
      #expect(heights.last == 120)
      observation.invalidate()
    }

    @Test func initialValuesArriveAtOnceAndLaterOnesAfterLayout() {
      let view = simulator.run { View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      simulator.show(view)
      var told: [Bool?] = []
      var observation: NSKeyValueObservation? = view.observe(
        \.isHidden, options: [.initial, .new]
      ) { _, change in told.append(change.newValue) }
      view.isHidden = true
      simulator.layoutIfNeeded()
      #expect(told == [false, true])
      observation = nil
      view.isHidden = false
      simulator.layoutIfNeeded()
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
