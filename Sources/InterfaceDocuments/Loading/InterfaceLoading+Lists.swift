import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews

// Scroll views, lists and their cells.

extension InterfaceLoading {
  func apply(_ e: DocumentElement, _ scroll: ScrollView) {
    scroll.showsHorizontalScrollIndicator = e.flag("showsHorizontalScrollIndicator", default: true)
    scroll.showsVerticalScrollIndicator = e.flag("showsVerticalScrollIndicator", default: true)
    scroll.isScrollEnabled = e.flag("scrollEnabled", default: true)
    scroll.isPagingEnabled = e.flag("pagingEnabled")
    scroll.isDirectionalLockEnabled = e.flag("directionalLockEnabled")
    scroll.bounces = e.flag("bounces", default: true)
    scroll.bouncesZoom = e.flag("bouncesZoom", default: true)
    scroll.alwaysBounceVertical = e.flag("alwaysBounceVertical")
    scroll.alwaysBounceHorizontal = e.flag("alwaysBounceHorizontal")
    scroll.delaysContentTouches = e.flag("delaysContentTouches", default: true)
    scroll.canCancelContentTouches = e.flag("canCancelContentTouches", default: true)
    if let scale = e.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = e.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    scroll.keyboardDismissMode = named(e["keyboardDismissMode"]) ?? .none
    scroll.indicatorStyle = named(e["indicatorStyle"]) ?? .default
    scroll.contentInsetAdjustmentBehavior = named(e["contentInsetAdjustmentBehavior"]) ?? .automatic
    if let inset = e.value("contentInset") { scroll.contentInset = inset.edgeInsets }
    if let inset = e.value("scrollIndicatorInsets") {
      scroll.scrollIndicatorInsets = inset.edgeInsets
    }
    switch scroll {
    case let table as TableView: apply(e, table)
    case let list as CollectionView: apply(e, list)
    case let text as TextView: apply(e, text)
    default: break
    }
  }

  private func apply(_ e: DocumentElement, _ table: TableView) {
    table.rowHeight = e.number("rowHeight") ?? 44
    table.sectionHeaderHeight = e.number("sectionHeaderHeight") ?? TableView.automaticDimension
    table.sectionFooterHeight = e.number("sectionFooterHeight") ?? TableView.automaticDimension
    table.estimatedRowHeight = e.number("estimatedRowHeight") ?? 0
    table.estimatedSectionHeaderHeight = e.number("estimatedSectionHeaderHeight") ?? 0
    table.estimatedSectionFooterHeight = e.number("estimatedSectionFooterHeight") ?? 0
    table.separatorStyle = e["separatorStyle"] == "none" ? .none : .singleLine
    table.allowsSelection = e.flag("allowsSelection", default: true)
    table.allowsMultipleSelection = e.flag("allowsMultipleSelection")
    table.allowsSelectionDuringEditing = e.flag("allowsSelectionDuringEditing")
    table.allowsMultipleSelectionDuringEditing = e.flag("allowsMultipleSelectionDuringEditing")
    table.insetsContentViewsToSafeArea = e.flag("contentViewInsetsToSafeArea", default: true)
    if e["separatorInsetReference"] == "automatic" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if let color = color(e.value("separatorColor")) { table.separatorColor = color }
    if let inset = e.value("separatorInset") { table.separatorInset = inset.edgeInsets }
    if let color = color(e.value("sectionIndexColor")) { table.sectionIndexColor = color }
    if let color = color(e.value("sectionIndexBackgroundColor")) {
      table.sectionIndexBackgroundColor = color
    }
    for (key, place) in [("tableHeaderView", true), ("tableFooterView", false)] {
      guard let outer = e.value(key), let view = makeView(outer) else { continue }
      if place { table.tableHeaderView = view } else { table.tableFooterView = view }
    }
    registerPrototypes(e, table)
  }

  private func apply(_ e: DocumentElement, _ list: CollectionView) {
    if let layout = e.value("collectionViewLayout"),
      let made = make(layout) as? CollectionViewLayout
    {
      list.collectionViewLayout = made
    }
    list.allowsSelection = e.flag("allowsSelection", default: true)
    list.allowsMultipleSelection = e.flag("allowsMultipleSelection")
    registerPrototypes(e, list)
  }

  func apply(_ e: DocumentElement, _ layout: CollectionViewLayout) {
    guard let flow = layout as? CollectionViewFlowLayout else { return }
    flow.minimumLineSpacing = e.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = e.number("minimumInteritemSpacing") ?? 10
    if let size = e.value("itemSize") { flow.itemSize = size.size }
    if let size = e.value("headerReferenceSize") { flow.headerReferenceSize = size.size }
    if let size = e.value("footerReferenceSize") { flow.footerReferenceSize = size.size }
    if let inset = e.value("sectionInset") { flow.sectionInset = inset.edgeInsets }
    if let size = e.value("estimatedItemSize") { flow.estimatedItemSize = size.size }
    if e.flag("automaticEstimatedItemSize") {
      flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    flow.scrollDirection = e["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    switch e["sectionInsetReference"] {
    case "safeArea": flow.sectionInsetReference = .fromSafeArea
    case "layoutMargins": flow.sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }

  // MARK: Cells

  func apply(_ e: DocumentElement, _ cell: TableViewCell) {
    cell.assignedReuseIdentifier = e["reuseIdentifier"]
    cell.selectionStyle = named(e["selectionStyle"]) ?? .default
    cell.accessoryType = named(e["accessoryType"]) ?? .none
    cell.editingAccessoryType = named(e["editingAccessoryType"]) ?? .none
    cell.indentationLevel = e.integer("indentationLevel") ?? 0
    cell.indentationWidth = e.number("indentationWidth") ?? 10
    cell.shouldIndentWhileEditing = e.flag("shouldIndentWhileEditing", default: true)
    cell.showsReorderControl = e.flag("showsReorderControl")
    if let inset = e.value("separatorInset") { cell.separatorInset = inset.edgeInsets }
    if let accessory = e.value("accessoryView") { cell.accessoryView = makeView(accessory) }
    if let background = e.value("backgroundView") { cell.backgroundView = makeView(background) }
    if let background = e.value("selectedBackgroundView") {
      cell.selectedBackgroundView = makeView(background)
    }
    guard let content = e.value("contentView") else { return }
    let own: [String: View?] = [
      e["textLabel"] ?? "-": cell.textLabel, e["detailTextLabel"] ?? "--": cell.detailTextLabel,
      e["imageView"] ?? "---": cell.imageView,
    ]
    applyParts(content, own, to: cell.contentView)
    applyConfiguration(e.value("contentConfiguration"), cell)
  }

  /// Applies a content view in which some subviews exist already: those of a cell with a style.
  private func applyParts(_ content: DocumentElement, _ own: [String: View?], to view: View) {
    let parts = content.list("subviews").filter { own[$0.id ?? ""] != nil }
    guard !parts.isEmpty else { return apply(content, to: view) }
    let rest = content.replacingSubviews(
      content.list("subviews").filter { own[$0.id ?? ""] == nil })
    apply(rest, to: view)
    for part in parts {
      if let view = own[part.id ?? ""] ?? nil { apply(part, to: view) }
    }
  }

  private func applyConfiguration(_ e: DocumentElement?, _ cell: TableViewCell) {
    guard let e, e.name == "listContentConfiguration" else { return }
    var content = cell.defaultContentConfiguration()
    content.text = e["text"]
    content.secondaryText = e["secondaryText"]
    content.image = image(e, "image")
    cell.contentConfiguration = content
  }

  func apply(_ e: DocumentElement, _ view: CollectionReusableView) {
    view.assignedReuseIdentifier = e["reuseIdentifier"]
    guard let cell = view as? CollectionViewCell else { return }
    if let background = e.value("backgroundView") { cell.backgroundView = makeView(background) }
    if let background = e.value("selectedBackgroundView") {
      cell.selectedBackgroundView = makeView(background)
    }
    applyContent(e, cell.contentView)
  }
}

extension DocumentElement {
  /// Returns the element with other subviews.
  func replacingSubviews(_ subviews: [DocumentElement]) -> DocumentElement {
    let others = children.filter { $0.name != "subviews" }
    return DocumentElement(
      name, attributes, children: others + [DocumentElement("subviews", children: subviews)],
      text: text, line: line)
  }
}
