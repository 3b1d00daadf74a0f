import Foundation
import ListCore

// The order is behaviour 2.5: per section, ascending: inset, line spacing, item spacing, header,
// footer; then the size of every item in the section.
extension CollectionViewFlowLayout {
  /// The positions of all elements, computed on the first access after the layout was prepared.
  var currentGeometry: FlowGeometry? {
    if flow.isStale { computeGeometry() }
    return flow.geometry
  }

  /// Requests missing values and computes the positions of all elements.
  private func computeGeometry() {
    flow.isStale = false
    guard let view = collectionView,
      lineLength(in: view.bounds) > 0 || view.layoutProgress.showsOrigin
    else {
      // Without space nothing is requested (behaviour 1.10).
      flow.geometry = nil
      flow.sections = nil
      return
    }
    let across = max(0, lineLength(in: view.bounds))
    if let known = flow.geometry?.across, known != across { flow.measured.removeAll() }
    let isNews = flow.sections == nil
    let sections = flow.sections ?? askForSections(view)
    flow.sections = sections
    if isNews { warnOfLargeItems(sections, view) }
    flow.geometry = FlowGeometry(
      estimatesApplied(to: sections), axis: FlowAxis(scrollDirection),
      across: across, scale: view.simulator.scale)
  }

  /// Returns the length of a line in a view with some bounds.
  func lineLength(in bounds: CGRect) -> CGFloat {
    let insets = FlowAxis(scrollDirection).insets(collectionView?.adjustedContentInset ?? .zero)
    return FlowAxis(scrollDirection).size(bounds.size).across - insets.leading - insets.trailing
  }

  private func askForSections(_ view: CollectionView) -> [FlowSection] {
    let counts = view.laidOutCounts
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    return (0..<counts.sectionCount).map { section in
      askForSection(section, itemCount: counts[section], view, delegate)
    }
  }

  private func askForSection(
    _ section: Int, itemCount: Int, _ view: CollectionView,
    _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    let axis = FlowAxis(scrollDirection)
    func ask<Answer>(
      _ method: CollectionOptionalMethod, else ours: Answer,
      _ question: (any CollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer {
      guard let delegate else { return ours }
      return view.ask(method) { question(delegate) } ?? ours
    }

    let inset = ask(.insetForSection, else: sectionInset) {
      $0.collectionView(view, layout: self, insetForSectionAt: section)
    }
    let lineSpacing = ask(.lineSpacing, else: minimumLineSpacing) {
      $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    }
    let itemSpacing = ask(.interitemSpacing, else: minimumInteritemSpacing) {
      $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    let header = ask(.headerSize, else: headerReferenceSize) {
      $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = ask(.footerSize, else: footerReferenceSize) {
      $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    return FlowSection(
      insets: axis.insets(insets(inset, of: view)), lineSpacing: lineSpacing,
      itemSpacing: itemSpacing, header: axis.size(header).along, footer: axis.size(footer).along,
      items: askForItems(section, count: itemCount, view, delegate))
  }

  private func askForItems(
    _ section: Int, count: Int, _ view: CollectionView,
    _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> FlowItems {
    let axis = FlowAxis(scrollDirection)
    let uniform = FlowItems.uniform(
      axis.size(count > 0 ? accepted(presumedItemSize, by: view) : presumedItemSize), count: count)
    guard let delegate else { return uniform }
    var sizes: [FlowSize] = []
    for item in 0..<count {
      let path = view.dataSourcePath(of: ItemPath(item: item, section: section))
      let size = view.ask(.sizeForItem) {
        delegate.collectionView(view, layout: self, sizeForItemAt: path)
      }
      guard let size else { return uniform }
      if item == 0 { sizes.reserveCapacity(count) }
      sizes.append(axis.size(accepted(size, by: view)))
    }
    return .sized(sizes)
  }

  /// Returns an item size without negative values, for which UIKit raises an exception (behaviour
  /// 25.12).
  private func accepted(_ size: CGSize, by view: CollectionView) -> CGSize {
    guard size.width < 0 || size.height < 0 else { return size }
    view.engine.crash(.layout(.negativeItemSize))
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// The size of an item without a size of its own whose cell was not measured.
  private var presumedItemSize: CGSize {
    guard asksForPreferredAttributes else { return itemSize }
    return estimatedItemSize == Self.automaticSize
      ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  /// Returns the insets of a section, including those that its reference adds across the scroll
  /// direction beyond the content insets (behaviour 13.3).
  private func insets(_ own: EdgeInsets, of view: CollectionView) -> EdgeInsets {
    let reference: EdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return own
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let taken = view.adjustedContentInset
    var insets = own
    switch scrollDirection {
    case .vertical:
      insets.left = max(0, own.left + reference.left - taken.left)
      insets.right = max(0, own.right + reference.right - taken.right)
    case .horizontal:
      insets.top = max(0, own.top + reference.top - taken.top)
      insets.bottom = max(0, own.bottom + reference.bottom - taken.bottom)
    }
    return insets
  }

  /// Logs a warning if items are too large. (crash families D4)
  private func warnOfLargeItems(_ sections: [FlowSection], _ view: CollectionView) {
    let room = lineLength(in: view.bounds)
    let isTooLarge = sections.contains {
      $0.items.widest > room - $0.insets.leading - $0.insets.trailing + 1e-6
    }
    guard isTooLarge else { return }
    view.simulator.warn(.itemTooLarge(scrollDirection == .vertical ? .width : .height))
  }
}
