import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite @MainActor struct CellAccessoryTests {
  private func types(
    _ accessories: [CellAccessory], editing: Bool
  ) -> [[CellAccessory.AccessoryType]] {
    let ordered = CellAccessory.ordered(accessories, whileEditing: editing)
    return [ordered.leading.map(\.accessoryType), ordered.trailing.map(\.accessoryType)]
  }

  private let all: [CellAccessory] = [
    .reorder(), .outlineDisclosure(), .disclosureIndicator(), .detail(), .checkmark(),
    .label(text: "12"), .multiselect(), .insert(), .delete(),
  ]

  /// Behaviour 21.30.
  @Test func accessoriesHaveStandardOrderAndVisibility() {
    #expect(
      types(all, editing: false) == [
        [], [.label, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure],
      ])
    #expect(
      types(all, editing: true) == [
        [.delete, .insert, .multiselect],
        [.label, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .reorder],
      ])
  }

  @Test func displayedStates() {
    let mark: [CellAccessory] = [
      .checkmark(displayed: .whenNotEditing), .delete(displayed: .always),
    ]
    #expect(types(mark, editing: false) == [[.delete], [.checkmark]])
    #expect(types(mark, editing: true) == [[.delete], []])
  }

  @Test func customViewsChooseTheirPosition() {
    let view = View()
    func ordered(_ placement: CellAccessory.Placement) -> [[CellAccessory.AccessoryType]] {
      let custom = CellAccessory.customView(
        configuration: .init(customView: view, placement: placement))
      return types(
        [custom, .checkmark(), .label(text: "12"), .delete(displayed: .always)], editing: false)
    }
    let own = CellAccessory.AccessoryType.customView(view)
    #expect(ordered(.leading()) == [[.delete, own], [.label, .checkmark]])
    #expect(ordered(.trailing()) == [[.delete], [own, .label, .checkmark]])
    #expect(
      ordered(.trailing(at: CellAccessory.Placement.position(after: .label(text: "")))) == [
        [.delete], [.label, own, .checkmark],
      ])
    #expect(
      ordered(.leading(at: CellAccessory.Placement.position(before: .delete()))) == [
        [own, .delete], [.label, .checkmark],
      ])
    #expect(ordered(.trailing { _ in 99 }) == [[.delete], [.label, .checkmark, own]])
  }

  @Test func options() {
    #expect(
      CellAccessory.CheckmarkOptions() == .init(isHidden: false, reservedLayoutWidth: .standard))
    let custom = CellAccessory.CustomViewConfiguration(customView: View(), placement: .leading())
    #expect(custom.reservedLayoutWidth == .standard)
    #expect(CellAccessory.LabelOptions().reservedLayoutWidth == .actual)
    #expect(CellAccessory.ReorderOptions().showsVerticalSeparator)
    #expect(CellAccessory.OutlineDisclosureOptions().style == .automatic)
    #expect(
      CellAccessory.DeleteOptions(tintColor: .white, backgroundColor: .red).appearance
        == CellAccessory.Appearance(tintColor: .white, backgroundColor: .red))
  }

  @Test func customViewConfigurationsAreEqualByValue() {
    let view = View()
    typealias Custom = CellAccessory.CustomViewConfiguration
    let one = Custom(customView: view, placement: .leading())
    #expect(one == Custom(customView: view, placement: .leading { _ in 0 }))
    #expect(one.hashValue == Custom(customView: view, placement: .leading { _ in 0 }).hashValue)
    #expect(one != Custom(customView: View(), placement: .leading()))
    #expect(one != Custom(customView: view, placement: .trailing()))
    #expect(one != Custom(customView: view, placement: .leading(), isHidden: true))
  }

  /// Behaviour 21.34.
  @Test func aPositionBesideAnAbsentAccessoryIsAtAnEnd() {
    typealias Placement = CellAccessory.Placement
    let others: [CellAccessory] = [.label(text: "12"), .checkmark(), .reorder()]
    #expect(Placement.position(before: .checkmark())(others) == 1)
    #expect(Placement.position(after: .checkmark())(others) == 2)
    #expect(Placement.position(before: .insert())(others) == 0)
    #expect(Placement.position(after: .insert())(others) == 3)
  }

  private typealias Element = CellAccessoryLayout.Element
  private let small = Element(room: 28, size: CGSize(width: 10, height: 14))

  private func layout(
    leading: [Element] = [], trailing: [Element] = [], margin: CGFloat = 16,
    indentation: CGFloat = 0, indentsAccessories: Bool = true
  ) -> CellAccessoryLayout {
    CellAccessoryLayout(
      CGSize(width: 390, height: 44),
      margins: DirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin),
      leading: leading, trailing: trailing, indentation: indentation,
      indentsAccessories: indentsAccessories)
  }

  /// Behaviour 21.25, 21.26, 21.28.
  @Test func roomsKeepTheMarginsAndTheContentMeetsThem() {
    #expect(layout().content == rect(0, 0, 390, 44))
    let both = layout(leading: [small, small], trailing: [small, small])
    #expect(both.leading == [rect(25, 15, 10, 14), rect(69, 15, 10, 14)])
    #expect(both.content == rect(88, 0, 222, 44))
    #expect(both.trailing == [rect(319, 15, 10, 14), rect(355, 15, 10, 14)])
    let mirrored = both.mirrored(in: 390)
    #expect(mirrored.leading == [rect(355, 15, 10, 14), rect(311, 15, 10, 14)])
    #expect(mirrored.content == rect(80, 0, 222, 44))
    #expect(layout(trailing: [small], margin: 8).trailing == [rect(363, 15, 10, 14)])
  }

  /// Behaviour 21.29.
  @Test func aWideAccessoryIsCentredInItsRoom() {
    let wide = Element(room: 28, size: CGSize(width: 40, height: 20))
    let both = layout(leading: [wide], trailing: [wide])
    #expect([both.leading, both.trailing] == [[rect(10, 12, 40, 20)], [rect(340, 12, 40, 20)]])
    #expect(both.content == rect(44, 0, 302, 44))
  }

  /// Behaviour 21.33.
  @Test func indentationMovesLeadingAccessoriesAndTheContent() {
    #expect(layout(indentation: 20).content == rect(20, 0, 370, 44))
    let moved = layout(leading: [small], indentation: 20)
    #expect([moved.leading, [moved.content]] == [[rect(45, 15, 10, 14)], [rect(64, 0, 326, 44)]])
    let still = layout(leading: [small], indentation: 20, indentsAccessories: false)
    #expect([still.leading, [still.content]] == [[rect(25, 15, 10, 14)], [rect(64, 0, 326, 44)]])
  }

  /// Behaviour 21.31, 21.32.
  @Test func aLineSeparatesTheReorderControlFromOthers() {
    let reorder = Element(room: 28, size: CGSize(width: 22, height: 22), hasLine: true)
    let both = layout(trailing: [small, reorder])
    #expect(both.trailing == [rect(310, 15, 10, 14), rect(349, 11, 22, 22)])
    #expect(both.line == rect(337, 0, 1, 44))
    #expect(both.mirrored(in: 390).line == rect(52, 0, 1, 44))
    #expect(both.content == rect(0, 0, 301, 44))

    let alone = layout(trailing: [reorder])
    #expect(alone.line == nil)
    #expect(alone.content == rect(0, 0, 346, 44))
  }
}
