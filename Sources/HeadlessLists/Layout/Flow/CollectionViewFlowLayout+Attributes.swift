import Foundation
import ListCore

extension CollectionViewFlowLayout {
  /// The z-index of headers and footers, which are in front of the items. (The number is in the
  /// reports of crash families D3.)
  private static var supplementaryZIndex: Int { 10 }

  /// Returns the attributes of every element that a rectangle touches, section by section: the
  /// header, the items, the footer.
  func attributesOfElements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let geometry = currentGeometry else { return [] }
    let found = geometry.elements(touching: rect)
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else {
      return found.compactMap(attributes(of:))
    }
    // The geometry does not include pinned positions.
    var elements = found.filter { !isPinned($0) }
    for section in geometry.sections(touching: rect) {
      if sectionHeadersPinToVisibleBounds, frame(ofHeader: section)?.touches(rect) == true {
        let place = elements.firstIndex { $0.section >= section } ?? elements.endIndex
        elements.insert(.header(section), at: place)
      }
      if sectionFootersPinToVisibleBounds, frame(ofFooter: section)?.touches(rect) == true {
        let place = elements.firstIndex { $0.section > section } ?? elements.endIndex
        elements.insert(.footer(section), at: place)
      }
    }
    return elements.compactMap(attributes(of:))
  }

  /// Returns the attributes of an item; `nil` if it does not exist.
  func attributes(ofItem path: ItemPath) -> CollectionViewLayoutAttributes? {
    guard let frame = currentGeometry?.frame(ofItem: path) else { return nil }
    let attributes = makeAttributes(.cell, IndexPath(path))
    attributes.frame = frame
    return attributes
  }

  /// Returns the attributes of a header or footer; `nil` if the section or the kind does not exist.
  /// If the section has none, the frame is empty (behaviour 25.49).
  func attributes(
    ofSupplementary kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let path = ItemPath(indexPath), path.item == 0 else { return nil }
    let frame =
      switch kind {
      case CollectionView.elementKindSectionHeader:
        frame(ofHeader: path.section) ?? emptyFrame(inSection: path.section)
      case CollectionView.elementKindSectionFooter:
        frame(ofFooter: path.section) ?? emptyFrame(inSection: path.section)
      default: CGRect?.none
      }
    guard let frame else { return nil }
    let attributes = makeAttributes(.supplementaryView, indexPath, kind: kind)
    attributes.frame = frame
    attributes.zIndex = Self.supplementaryZIndex
    return attributes
  }

  private func emptyFrame(inSection section: Int) -> CGRect? {
    guard let geometry = currentGeometry, (0..<geometry.sectionCount).contains(section) else {
      return nil
    }
    return .zero
  }

  private func attributes(of element: FlowGeometry.Element) -> CollectionViewLayoutAttributes? {
    switch element {
    case .item(let path):
      attributes(ofItem: path)
    case .header(let section):
      attributes(
        ofSupplementary: CollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    case .footer(let section):
      attributes(
        ofSupplementary: CollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section))
    }
  }
}

// MARK: - Pinning

extension CollectionViewFlowLayout {
  private func isPinned(_ element: FlowGeometry.Element) -> Bool {
    switch element {
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    case .item: false
    }
  }

  /// Returns the frame of a header: at its position or, if it is pinned, at the start of the
  /// visible area, but not past the end of its section's items.
  private func frame(ofHeader section: Int) -> CGRect? {
    guard let geometry = currentGeometry, let natural = geometry.frame(ofHeader: section) else {
      return nil
    }
    guard sectionHeadersPinToVisibleBounds else { return natural }
    let span = geometry.axis.span(natural)
    let last = geometry.body(of: section).end - (span.end - span.start)
    return geometry.axis.moved(natural, to: max(span.start, min(visibleSpan.start, last)))
  }

  /// Returns the frame of a footer: at its position or, if it is pinned, at the end of the visible
  /// area, but not before its section's header.
  private func frame(ofFooter section: Int) -> CGRect? {
    guard let geometry = currentGeometry, let natural = geometry.frame(ofFooter: section) else {
      return nil
    }
    guard sectionFootersPinToVisibleBounds else { return natural }
    let span = geometry.axis.span(natural)
    let header = geometry.frame(ofHeader: section).map(geometry.axis.span)
    let first = header?.end ?? geometry.body(of: section).start
    let wanted = visibleSpan.end - (span.end - span.start)
    return geometry.axis.moved(natural, to: min(span.start, max(wanted, first)))
  }

  /// The visible area along the scroll direction: the bounds without the insets.
  private var visibleSpan: (start: CGFloat, end: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    return FlowAxis(scrollDirection).span(view.bounds.inset(by: view.adjustedContentInset))
  }
}

extension FlowGeometry.Element {
  /// The section that contains the element.
  fileprivate var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let path): path.section
    }
  }
}
