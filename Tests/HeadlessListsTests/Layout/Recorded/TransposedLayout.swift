import Foundation

/// Swaps the two axes of a described layout: what scrolled down scrolls sideways.
protocol Transposable {
  var transposed: Self { get }
}

extension DescribedSection: Transposable {
  var transposed: Self {
    Self(
      group: group.transposed, insets: insets?.transposedInsets, spacing: spacing,
      boundaries: boundaries?.map(\.transposed), boundariesFollowInsets: boundariesFollowInsets,
      reference: reference, scrolls: scrolls,
      decorations: decorations?.map {
        Decoration(kind: $0.kind, insets: $0.insets.transposedInsets, zIndex: $0.zIndex)
      })
  }
}

extension DescribedConfiguration: Transposable {
  var transposed: Self {
    Self(
      isHorizontal: isHorizontal != true, spacing: spacing,
      boundaries: boundaries?.map(\.transposed), reference: reference)
  }
}

extension DescribedSection.Item: Transposable {
  var transposed: Self {
    Self(
      size: size.transposedSize,
      axis: axis.map { $0 == "horizontal" ? "vertical" : "horizontal" }, count: count,
      items: items?.map(\.transposed), spacing: spacing, insets: insets?.transposedInsets,
      edges: edges.map { edges in
        Dictionary(uniqueKeysWithValues: edges.map { ($0.transposedEdge, $1) })
      },
      supplementaryItems: supplementaryItems?.map(\.transposed))
  }
}

extension DescribedSection.Supplementary: Transposable {
  var transposed: Self {
    Self(
      kind: kind, size: size.transposedSize, anchor: anchor.transposed,
      ownAnchor: ownAnchor?.transposed, zIndex: zIndex)
  }
}

extension DescribedSection.Anchor: Transposable {
  var transposed: Self {
    Self(
      edges: edges.split(separator: " ").map { String($0).transposedEdge }.joined(separator: " "),
      absoluteOffset: absoluteOffset?.reversed(), fractionalOffset: fractionalOffset?.reversed())
  }
}

extension DescribedSection.Boundary: Transposable {
  var transposed: Self {
    Self(
      kind: kind, size: size.transposedSize, at: at.transposedEdge, inside: inside,
      offset: offset?.reversed(), pins: pins)
  }
}

extension RecordedCompositionalTests.Case: Transposable {
  var transposed: Self {
    Self(
      name: name, view: view.reversed(), counts: counts, offset: offset?.reversed(),
      margins: margins?.transposedInsets,
      configuration: (configuration ?? .default).transposed, section: section.transposed,
      answer: Answer(
        content: answer.content.transposedFrame, items: answer.items.map(\.transposedFrame),
        views: answer.views.map(\.transposedFrame)))
  }
}

extension DescribedConfiguration {
  fileprivate static let `default` = Self(
    isHorizontal: nil, spacing: nil, boundaries: nil, reference: nil)
}

extension [CGFloat] {
  /// Top, leading, bottom and trailing, with the axes swapped.
  fileprivate var transposedInsets: Self { [self[1], self[0], self[3], self[2]] }
}

extension String {
  /// "0.5w 10" becomes "10 0.5h".
  fileprivate var transposedSize: String {
    split(separator: " ").reversed().map { side in
      switch side.last {
      case "w": side.dropLast() + "h"
      case "h": side.dropLast() + "w"
      default: String(side)
      }
    }.joined(separator: " ")
  }

  /// The name of an edge or a corner, with the axes swapped.
  fileprivate var transposedEdge: String {
    let names = [
      "top": "leading", "leading": "top", "bottom": "trailing", "trailing": "bottom",
      "bottomLeading": "topTrailing", "topTrailing": "bottomLeading",
    ]
    return names[self] ?? self
  }

  /// The numbers at the end, two for a size and four for a frame, with the axes swapped.
  fileprivate var transposedFrame: String {
    var words = split(separator: " ")
    let numbers = words.reversed().prefix { Double($0) != nil }.count
    for x in stride(from: words.count - (numbers >= 4 ? 4 : 2), to: words.count, by: 2) {
      words.swapAt(x, x + 1)
    }
    return words.joined(separator: " ")
  }
}
