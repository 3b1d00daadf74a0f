import Foundation
import HeadlessKit
import Testing

@testable import HeadlessLists

/// The rule by which accessories are placed, with the sizes that were recorded on the Mac.
@Suite struct RecordedAccessoryTests {
  private typealias Element = CellAccessoryLayout.Element

  /// The accessories of the recorded cells, on the side where the Mac has them.
  private static let elements: [String: (isLeading: Bool, element: Element)] = [
    "disclosureIndicator": (false, Element(room: 14, size: CGSize(width: 14, height: 14))),
    "outlineDisclosure": (true, Element(room: 14, size: CGSize(width: 14, height: 14))),
    "checkmark": (false, Element(room: 24, size: CGSize(width: 19, height: 18))),
    "delete": (true, Element(room: 24, size: CGSize(width: 26, height: 26))),
    "insert": (true, Element(room: 24, size: CGSize(width: 26, height: 26))),
    "multiselect": (true, Element(room: 24, size: CGSize(width: 26, height: 26))),
    "reorder": (
      false, Element(room: 24, size: CGSize(width: 27, height: 15), hasLine: true)
    ),
    "customLeading30x20": (true, Element(room: 24, size: CGSize(width: 30, height: 20))),
    "customTrailing30x20": (false, Element(room: 24, size: CGSize(width: 30, height: 20))),
  ]
  /// The order of the accessories on each side. (behaviour 21.30)
  private static let order = [
    "delete", "insert", "multiselect", "outlineDisclosure", "customLeading30x20",
    "customTrailing30x20", "checkmark", "disclosureIndicator", "reorder",
  ]

  /// Behaviour 21.25, 21.26, 21.28, 21.29, 21.31, 21.33.
  @Test(
    "with the recorded sizes, content and accessories are where the real ones are",
    arguments: RecordedListValues.all.filter { $0.kind == .cell })
  func places(_ given: RecordedListValues) throws {
    let input = try #require(given.input)
    let names = Self.order.filter { input.accessories?.contains($0) == true }
    func side(isLeading: Bool) -> [Element] {
      names.compactMap { Self.elements[$0] }.filter { $0.isLeading == isLeading }.map(\.element)
    }
    let layout = CellAccessoryLayout(
      CGSize(width: input.size[0], height: input.size[1]),
      margins: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      leading: side(isLeading: true), trailing: side(isLeading: false),
      indentation: CGFloat(input.indentationLevel ?? 0) * 10)

    let frames = (layout.leading + layout.trailing + [layout.line].compactMap(\.self))
      .sorted { $0.minX < $1.minX }.map { RecordedFrames.text($0) }
    let recorded = (1...3).compactMap { given.values["accessory\($0)"] }
    #expect(Array(frames.prefix(recorded.count)) == recorded)
    #expect(String(frames.count) == given.values["accessoryViews"])
    #expect(
      RecordedFrames.text([layout.content.minX, layout.content.width]) == given.values["content"])
  }

  /// Behaviour 21.2, 21.6: in the content view, apart from the Mac's sidebars.
  @MainActor
  @Test(
    "images and texts keep their distance from the content view's edge",
    arguments: RecordedListValues.all.filter { given in
      given.kind == .cell && given.input?.content.hasPrefix("sidebar") == false
    })
  func distances(_ given: RecordedListValues) throws {
    let answers = RecordedCell(try #require(given.input)).values
    func distance(_ values: [String: String], _ key: String) -> Double? {
      func first(_ key: String) -> Double? {
        values[key]?.split(separator: " ").first.flatMap { Double($0) }
      }
      guard let start = first("content"), let position = first(key) else { return nil }
      return position - start
    }
    for key in ["image", "label"] {
      #expect(distance(answers, key) == distance(given.values, key))
    }
  }
}
