import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// The positions of all elements, updated on the first access after the layout was prepared.
  package var currentGeometry: CompositionalGeometry? {
    if state.isStale { updateGeometry() }
    return state.geometry
  }

  /// The direction in which the content scrolls.
  var axis: FlowAxis { FlowAxis(configuration.scrollDirection) }

  /// The pixel grid to which frames are aligned.
  var grid: PixelGrid { PixelGrid(scale: collectionView?.simulator.scale ?? 1) }

  /// Returns the size available to the sections in a view with some bounds: the bounds without the
  /// insets.
  func room(in bounds: CGRect) -> CGSize {
    bounds.inset(by: collectionView?.adjustedContentInset ?? .zero).size
  }

  /// Returns whether new bounds change the available size.
  func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let known = currentGeometry?.room else { return true }
    return room(in: newBounds) != known
  }

  /// Whether an element's position depends on the bounds.
  var followsBounds: Bool { state.geometry?.followsBounds == true }

  /// Discards the parts that a context invalidates.
  func note(_ context: CollectionViewLayoutInvalidationContext) {
    let isPartial =
      context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
    if context.invalidateDataSourceCounts || !isPartial { state.needsSections = true }
    if context.invalidateEverything { state.forgetMeasurements() }
  }

  private func updateGeometry() {
    state.isStale = false
    guard let view = collectionView else { return state.geometry = nil }
    let room = room(in: view.bounds)
    guard axis.size(room).across > 0 else {
      // Without space nothing is requested (behaviour 1.10).
      state.needsSections = true
      return state.geometry = nil
    }
    if let known = state.geometry, axis.size(known.room).across != axis.size(room).across {
      state.forgetMeasurements()
    }
    if state.needsSections || state.geometry?.room != room {
      state.needsSections = false
      rebuild(view, room)
    } else {
      remeasure()
    }
  }

  /// Requests every section and lays it out.
  private func rebuild(_ view: CollectionView, _ room: CGSize) {
    let counts = view.laidOutCounts
    let ask = sectionProvider
    var sections: [CompositionalSection] = []
    sections.reserveCapacity(counts.sectionCount)
    for index in 0..<counts.sectionCount {
      let surroundings = LayoutSurroundings(
        size: room, insets: insets(configuration.contentInsetsReference, view),
        traits: view.traitCollection)
      guard let section = ask(index, surroundings) else {
        view.engine.crash(.layout(.noSection))
        return state.geometry = nil
      }
      sections.append(lay(out: section, at: index, itemCount: counts[index], room, view))
    }
    for (path, _) in state.measured.all where sections.indices.contains(path.section) {
      state.newlyMeasured.insert(.item(IndexPath(path)))
    }
    var geometry = CompositionalGeometry(
      sections, axis: axis, room: room, grid: grid, configuration)
    remeasureItems(&geometry)
    state.newlyMeasured = []
    let measured = state.measuredViews
    geometry.arrange(nil) { measured[$0] }
    for (section, offset) in state.offsets {
      state.offsets[section] =
        sections.indices.contains(section)
        ? geometry.sections[section].scroll.rest(near: offset) : nil
    }
    state.geometry = geometry
  }

  private func lay(
    out section: CollectionLayoutSection, at index: Int, itemCount: Int, _ room: CGSize,
    _ view: CollectionView
  ) -> CompositionalSection {
    func reference(
      _ own: ContentInsetsReference, else other: ContentInsetsReference
    ) -> ContentInsetsReference {
      own == .automatic ? other : own
    }
    let content = reference(
      section.contentInsetsReference, else: configuration.contentInsetsReference)
    return CompositionalSection(
      section, itemCount: itemCount, axis: axis, room: room, reference: insets(content, view),
      supplementaryReference: insets(
        reference(section.supplementaryContentInsetsReference, else: content), view),
      gap: section.list?.headerPadding(view.simulator.profile) ?? 0,
      traits: view.traitCollection, grid: grid)
  }

  /// Returns the insets at the sides that a reference adds to the view's own insets.
  private func insets(_ reference: ContentInsetsReference, _ view: CollectionView) -> EdgeInsets {
    let all: EdgeInsets
    switch reference {
    case .automatic, .safeArea: all = view.safeAreaInsets
    case .none: return .zero
    case .layoutMargins: all = view.layoutMargins
    case .readableContent: all = view.insets(of: .readable, width: view.bounds.width)
    }
    let taken = view.adjustedContentInset
    return switch axis {
    case .vertical:
      EdgeInsets(
        top: 0, left: max(0, all.left - taken.left), bottom: 0,
        right: max(0, all.right - taken.right))
    case .horizontal:
      EdgeInsets(
        top: max(0, all.top - taken.top), left: 0, bottom: max(0, all.bottom - taken.bottom),
        right: 0)
    }
  }

  /// Applies the sizes that were measured since the geometry was computed.
  private func remeasure() {
    guard !state.newlyMeasured.isEmpty, var geometry = state.geometry else { return }
    state.geometry = nil  // so that the value is not copied
    var changed: Set<Int> = []
    for element in state.newlyMeasured {
      if element.indexPath.count > 1, let section = element.indexPath.first {
        changed.insert(section)
      }
    }
    remeasureItems(&geometry)
    state.newlyMeasured = []
    let measured = state.measuredViews
    geometry.arrange(changed) { measured[$0] }
    state.geometry = geometry
  }

  private func remeasureItems(_ geometry: inout CompositionalGeometry) {
    var items: [Int: [Int]] = [:]
    for case .item(let path) in state.newlyMeasured {
      items[path.section, default: []].append(path.item)
    }
    let measured = state.measured
    for (section, numbers) in items where geometry.sections.indices.contains(section) {
      geometry.sections[section].table.remeasure(numbers) {
        measured[ItemPath(item: $0, section: section)]
      }
    }
  }
}
