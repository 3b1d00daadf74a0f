import HeadlessKit
import ListCore
import ListTesting
import Testing

@Suite struct VisibleStateTests {
  private static func path(_ item: Int) -> ItemPath { ItemPath(item: item, section: 0) }

  private static let emma = ScreenState.Element(
    place: .item(path(0)), name: ListViewName(.cell, 1),
    frame: Frame(x: 0, y: 0, width: 390, height: 44), texts: ["Emma"])
  private static let header = ScreenState.Element(
    place: .header(section: 0), name: ListViewName(.header, 1),
    frame: Frame(x: 0, y: 0, width: 390, height: 28), texts: ["Shelf"])

  private static func state(_ change: (inout ScreenState) -> Void = { _ in }) -> VisibleState {
    var state = ScreenState(
      kind: .table, visible: Frame(x: 0, y: 0, width: 390, height: 844), contentHeight: 88,
      counts: [2], cells: [emma], otherViews: [header])
    change(&state)
    return VisibleState(state)
  }

  @Test func namesFramesAndPoolsAreIgnored() {
    let other = Self.state {
      $0.kind = .collection
      $0.cells[0].name = ListViewName(.cell, 7)
      $0.cells[0].frame.y = 100
      $0.otherViews[0].place = .supplementary(
        kind: CollectionView.elementKindSectionHeader, Self.path(0))
      $0.pool = ["book": [ListViewName(.cell, 2)]]
      $0.contentHeight = 100
      $0.visible.y = 0.1
    }
    #expect(other == Self.state())
    #expect(other.firstDifference(from: Self.state()) == nil)
  }

  @Test func theMostImportantDifferenceIsReported() {
    let cases: [(VisibleDifference, (inout ScreenState) -> Void)] = [
      (
        .counts([2], [1]),
        {
          $0.counts = [1]
          $0.cells[0].texts = ["Dune"]
        }
      ),
      (
        .texts(.item(Self.path(0)), ["Emma"], ["Dune"]),
        {
          $0.cells[0].texts = ["Dune"]
          $0.visible.y = 10
        }
      ),
      (.texts(.header(section: 0), ["Shelf"], []), { $0.otherViews[0].texts = [] }),
      (
        .offset(VisibleState.Offset(x: 0, y: 0), VisibleState.Offset(x: 0, y: 10)),
        {
          $0.cells = []
          $0.visible.y = 10
        }
      ),
      (.texts(.item(Self.path(0)), ["Emma"], nil), { $0.cells = [] }),
      (
        .texts(.item(Self.path(1)), nil, ["Emma"]),
        {
          var other = Self.emma
          other.place = .item(Self.path(1))
          $0.cells.append(other)
        }
      ),
      (
        .looksSelected(.item(Self.path(0)), false, true),
        {
          $0.cells[0].isSelected = true
          $0.selection = [Self.path(0)]
        }
      ),
      (.selection([], [Self.path(0)]), { $0.selection = [Self.path(0)] }),
    ]
    for (expected, change) in cases {
      #expect(Self.state().firstDifference(from: Self.state(change)) == expected)
    }
  }

  @Test func offsetsAreRoundedToPixels() {
    #expect(VisibleState.Offset(x: 0, y: 66.6).description == "(0, 66.7)")
    #expect(VisibleState.Offset(x: -20.1, y: 0.1).description == "(-20, 0)")
    #expect(VisibleState.Offset(x: 0, y: 1.0 / 3) == VisibleState.Offset(x: 0.1, y: 0.4))
  }
}
