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
      ordered(.trailing(at: CellAccessory.Placement.position(after: .label))) == [
        [.delete], [.label, own, .checkmark],
      ])
    #expect(
      ordered(.leading(at: CellAccessory.Placement.position(before: .delete))) == [
        [own, .delete], [.label, .checkmark],
      ])
    #expect(ordered(.trailing { _ in 99 }) == [[.delete], [.label, .checkmark, own]])
  }

  @Test func options() {
    #expect(
      CellAccessory.CheckmarkOptions() == .init(isHidden: false, reservedLayoutWidth: .standard))
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

  @Test func layout() {
    typealias Element = CellAccessoryLayout.Element
    let small = Element(room: 28, size: CGSize(width: 10, height: 14))
    let size = CGSize(width: 390, height: 44)
    let none = CellAccessoryLayout(size, leading: [], trailing: [])
    #expect(none.content == rect(0, 0, 390, 44))

    let both = CellAccessoryLayout(size, leading: [small], trailing: [small, small])
    #expect(both.leading == [rect(25, 15, 10, 14)])
    #expect(both.content == rect(44, 0, 258, 44))
    #expect(both.trailing == [rect(319, 15, 10, 14), rect(355, 15, 10, 14)])
    let mirrored = both.mirrored(in: 390)
    #expect(mirrored.leading == [rect(355, 15, 10, 14)])
    #expect(mirrored.content == rect(88, 0, 258, 44))

    let moved = CellAccessoryLayout(size, leading: [small], trailing: [], indentation: 20)
    #expect([moved.leading, [moved.content]] == [[rect(45, 15, 10, 14)], [rect(64, 0, 326, 44)]])
    let still = CellAccessoryLayout(
      size, leading: [small], trailing: [], indentation: 20, indentsAccessories: false)
    #expect([still.leading, [still.content]] == [[rect(25, 15, 10, 14)], [rect(64, 0, 326, 44)]])
  }
}
