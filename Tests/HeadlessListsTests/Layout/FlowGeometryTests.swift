import Foundation
import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Frames computed by hand. (behaviour 10.5)
@Suite struct FlowGeometryTests {
  struct Frames: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let axis: FlowAxis
    let across: CGFloat
    let sections: [FlowSection]
    let items: [[CGRect]]
    let content: CGSize
  }

  static let cases = [
    Frames(
      testDescription: "a full line distributes its spare room; the last line keeps its columns",
      axis: .vertical, across: 320,
      sections: [FlowSection(items: .uniform(FlowSize(along: 50, across: 50), count: 7))],
      items: [
        [
          CGRect(x: 0, y: 0, width: 50, height: 50),
          CGRect(x: 67.5, y: 0, width: 50, height: 50),
          CGRect(x: 135, y: 0, width: 50, height: 50),
          CGRect(x: 202.5, y: 0, width: 50, height: 50),
          CGRect(x: 270, y: 0, width: 50, height: 50),
          CGRect(x: 0, y: 60, width: 50, height: 50),
          CGRect(x: 67.5, y: 60, width: 50, height: 50),
        ]
      ],
      content: CGSize(width: 320, height: 110)),
    Frames(
      testDescription: "insets on all four sides",
      axis: .vertical, across: 300,
      sections: [
        FlowSection(
          insets: FlowInsets(before: 5, after: 7, leading: 20, trailing: 30),
          items: .uniform(FlowSize(along: 40, across: 60), count: 4))
      ],
      items: [
        [
          // 250 points of room: three items and two gaps take 200, so a gap has 10 + 25.
          CGRect(x: 20, y: 5, width: 60, height: 40),
          CGRect(x: 115, y: 5, width: 60, height: 40),
          CGRect(x: 210, y: 5, width: 60, height: 40),
          CGRect(x: 20, y: 55, width: 60, height: 40),
        ]
      ],
      content: CGSize(width: 300, height: 102)),
    Frames(
      testDescription: "a single item in a line is centred",
      axis: .vertical, across: 320,
      sections: [FlowSection(items: .uniform(FlowSize(along: 44, across: 200), count: 2))],
      items: [
        [
          CGRect(x: 60, y: 0, width: 200, height: 44),
          CGRect(x: 60, y: 54, width: 200, height: 44),
        ]
      ],
      content: CGSize(width: 320, height: 98)),
    Frames(
      testDescription: "an item that is too wide starts at the section inset",
      axis: .vertical, across: 100,
      sections: [FlowSection(items: .uniform(FlowSize(along: 44, across: 200), count: 2))],
      items: [
        [
          CGRect(x: 0, y: 0, width: 200, height: 44),
          CGRect(x: 0, y: 54, width: 200, height: 44),
        ]
      ],
      content: CGSize(width: 100, height: 98)),
    Frames(
      testDescription: "individual sizes: greedy lines, centred items, last line",
      axis: .vertical, across: 320,
      sections: [
        FlowSection(
          items: .sized([
            FlowSize(along: 20, across: 100), FlowSize(along: 40, across: 100),
            FlowSize(along: 30, across: 150), FlowSize(along: 10, across: 60),
          ]))
      ],
      items: [
        [
          CGRect(x: 0, y: 10, width: 100, height: 20),
          CGRect(x: 220, y: 0, width: 100, height: 40),
          // Not all widths are the same, so the last line keeps the least distance (13.1).
          CGRect(x: 0, y: 50, width: 150, height: 30),
          CGRect(x: 160, y: 60, width: 60, height: 10),
        ]
      ],
      content: CGSize(width: 320, height: 80)),
    Frames(
      testDescription: "13.1: a lone last item stands at the edge where widths differ",
      axis: .vertical, across: 320,
      sections: [
        FlowSection(
          items: .sized([
            FlowSize(along: 10, across: 200), FlowSize(along: 10, across: 150),
          ]))
      ],
      items: [
        [
          CGRect(x: 60, y: 0, width: 200, height: 10),
          CGRect(x: 0, y: 20, width: 150, height: 10),
        ]
      ],
      content: CGSize(width: 320, height: 30)),
    Frames(
      testDescription: "headers and footers, with an empty section in between",
      axis: .vertical, across: 110,
      sections: [
        FlowSection(
          header: 30, footer: 20, items: .uniform(FlowSize(along: 50, across: 50), count: 2)),
        FlowSection(
          insets: FlowInsets(before: 1, after: 2), header: 30,
          items: .uniform(FlowSize(along: 50, across: 50), count: 0)),
        FlowSection(lineSpacing: 0, items: .uniform(FlowSize(along: 5, across: 110), count: 2)),
      ],
      items: [
        [
          CGRect(x: 0, y: 30, width: 50, height: 50),
          CGRect(x: 60, y: 30, width: 50, height: 50),
        ],
        [],
        [
          CGRect(x: 0, y: 133, width: 110, height: 5),
          CGRect(x: 0, y: 138, width: 110, height: 5),
        ],
      ],
      content: CGSize(width: 110, height: 143)),
    Frames(
      testDescription: "horizontal: lines are columns",
      axis: .horizontal, across: 120,
      sections: [
        FlowSection(
          insets: FlowInsets(before: 4), header: 16,
          items: .uniform(FlowSize(along: 30, across: 50), count: 3))
      ],
      items: [
        [
          CGRect(x: 20, y: 0, width: 30, height: 50),
          CGRect(x: 20, y: 70, width: 30, height: 50),
          CGRect(x: 60, y: 0, width: 30, height: 50),
        ]
      ],
      content: CGSize(width: 90, height: 120)),
    Frames(
      testDescription: "corners are rounded to whole pixels, sizes are kept",
      axis: .vertical, across: 100,
      sections: [
        FlowSection(itemSpacing: 0, items: .uniform(FlowSize(along: 10, across: 30), count: 3))
      ],
      items: [
        [
          CGRect(x: 0, y: 0, width: 30, height: 10),
          CGRect(x: 35, y: 0, width: 30, height: 10),
          CGRect(x: 70, y: 0, width: 30, height: 10),
        ]
      ],
      content: CGSize(width: 100, height: 10)),
  ]

  @Test(arguments: cases)
  func frames(_ given: Frames) {
    let geometry = FlowGeometry(given.sections, axis: given.axis, across: given.across, scale: 2)
    let frames = given.items.enumerated().map { section, items in
      items.indices.map { geometry.frame(ofItem: ItemPath(item: $0, section: section)) }
    }
    #expect(frames == given.items)
    #expect(geometry.contentSize == given.content)
  }

  @Test func headersAndFooters() {
    let geometry = FlowGeometry(
      [
        FlowSection(
          header: 30, footer: 20, items: .uniform(FlowSize(along: 50, across: 50), count: 2)),
        FlowSection(items: .uniform(FlowSize(along: 50, across: 50), count: 1)),
      ], axis: .vertical, across: 110, scale: 2)
    #expect(geometry.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 110, height: 30))
    #expect(geometry.frame(ofFooter: 0) == CGRect(x: 0, y: 80, width: 110, height: 20))
    #expect(geometry.frame(ofHeader: 1) == nil)
    #expect(geometry.frame(ofFooter: 1) == nil)
    #expect(geometry.frame(ofHeader: 2) == nil)
  }

  @Test("a header and a footer of less than a point have frames")
  func thinBars() {
    let geometry = FlowGeometry(
      [
        FlowSection(
          header: 0.5, footer: 1, items: .uniform(FlowSize(along: 9, across: 9), count: 1))
      ], axis: .vertical, across: 100, scale: 2)
    #expect(geometry.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 100, height: 0.5))
    #expect(geometry.frame(ofFooter: 0) == CGRect(x: 0, y: 9.5, width: 100, height: 1))
  }

  @Test("an item without height is found where the section before it ends")
  func flatItem() {
    let geometry = FlowGeometry(
      [
        FlowSection(
          lineSpacing: 0,
          items: .sized([FlowSize(along: 50, across: 100), FlowSize(along: 0, across: 100)])),
        FlowSection(items: .uniform(FlowSize(along: 50, across: 100), count: 1)),
      ], axis: .vertical, across: 100, scale: 2)
    let found = geometry.elements(touching: CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(
      found == [.item(ItemPath(item: 1, section: 0)), .item(ItemPath(item: 0, section: 1))])
  }

  @Test("items are found below a header and an inset that are higher than they")
  func belowTheHeader() {
    for items: FlowItems in [
      .uniform(FlowSize(along: 50, across: 100), count: 20),
      .sized(Array(repeating: FlowSize(along: 50, across: 100), count: 20)),
    ] {
      let geometry = FlowGeometry(
        [
          FlowSection(
            insets: FlowInsets(before: 300, after: 0), lineSpacing: 0, header: 100, items: items)
        ], axis: .vertical, across: 100, scale: 2)
      let found = geometry.elements(touching: CGRect(x: 0, y: 400, width: 100, height: 100))
      #expect(
        found == [.item(ItemPath(item: 0, section: 0)), .item(ItemPath(item: 1, section: 0))])
    }
  }

  @Test("items of one size are laid out alike, whether given once or one by one")
  func uniformIsSized() {
    for width in stride(from: CGFloat(10), through: 90, by: 20) {
      for count in 0...7 {
        for spacing in [CGFloat(0), 10] {
          let size = FlowSize(along: 20, across: width)
          func geometry(_ items: FlowItems) -> [CGRect?] {
            let geometry = FlowGeometry(
              [FlowSection(itemSpacing: spacing, items: items)], axis: .vertical, across: 100,
              scale: 2)
            return (0...count).map { geometry.frame(ofItem: ItemPath(item: $0, section: 0)) }
          }
          let uniform = geometry(.uniform(size, count: count))
          let sized = geometry(.sized(Array(repeating: size, count: count)))
          #expect(uniform == sized, "width \(width), count \(count), spacing \(spacing)")
        }
      }
    }
  }

  @Test("the elements found in a rectangle are those of a linear search")
  func elementsTouching() {
    let widths: [CGFloat] = [0, 30, 90]
    var lists: [[CGFloat]] = [[]]
    for list in lists + [[0], [30], [90]] {
      for width in widths { lists.append(list + [width]) }
    }
    lists += lists.flatMap { list in widths.map { list + [$0] } }
    for list in lists {
      let sizes = list.map { FlowSize(along: 10 + $0 / 3, across: $0) }
      let geometry = FlowGeometry(
        [
          FlowSection(header: 5, footer: 5, items: .sized(sizes)),
          FlowSection(header: 5, items: .uniform(FlowSize(along: 15, across: 40), count: 3)),
        ], axis: .vertical, across: 100, scale: 2)
      for y in stride(from: CGFloat(-10), through: 150, by: 5) {
        let rect = CGRect(x: 0, y: y, width: 100, height: 20)
        let found = geometry.elements(touching: rect)
        #expect(found == lookedUp(geometry, counts: [list.count, 3], rect), "\(list) at \(y)")
      }
    }
  }

  private func lookedUp(
    _ geometry: FlowGeometry, counts: [Int], _ rect: CGRect
  ) -> [FlowGeometry.Element] {
    var all: [(FlowGeometry.Element, CGRect?)] = []
    for (section, count) in counts.enumerated() {
      all.append((.header(section), geometry.frame(ofHeader: section)))
      for item in 0..<count {
        let path = ItemPath(item: item, section: section)
        all.append((.item(path), geometry.frame(ofItem: path)))
      }
      all.append((.footer(section), geometry.frame(ofFooter: section)))
    }
    var found: [FlowGeometry.Element] = []
    for (element, frame) in all {
      if let frame, rect.touches(frame) { found.append(element) }
    }
    return found
  }

  @Test("a million items are laid out by arithmetic")
  func million() {
    let geometry = FlowGeometry(
      [FlowSection(items: .uniform(FlowSize(along: 50, across: 50), count: 1_000_000))],
      axis: .vertical, across: 320, scale: 2)
    #expect(geometry.contentSize == CGSize(width: 320, height: 11_999_990))
    #expect(
      geometry.frame(ofItem: ItemPath(item: 999_999, section: 0))
        == CGRect(x: 270, y: 11_999_940, width: 50, height: 50))
    let rect = CGRect(x: 0, y: 6_000_000, width: 320, height: 60)
    let paths = (500_000..<500_005).map { FlowGeometry.Element.item(.init(item: $0, section: 0)) }
    #expect(geometry.elements(touching: rect) == paths)
  }

  @Test("infinite rectangles are handled")
  func boundless() {
    let geometry = FlowGeometry(
      [FlowSection(items: .uniform(FlowSize(along: 50, across: 50), count: 3))],
      axis: .vertical, across: 110, scale: 2)
    let all: [FlowGeometry.Element] = (0..<3).map { .item(ItemPath(item: $0, section: 0)) }
    let rect = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(geometry.elements(touching: rect) == all)
    #expect(geometry.elements(touching: .zero) == [])
  }
}
