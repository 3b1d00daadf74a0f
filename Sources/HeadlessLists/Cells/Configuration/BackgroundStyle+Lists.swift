import HeadlessControls
import HeadlessViews

extension BackgroundStyle {
  static let listCell = BackgroundStyle("listCell", .systemBackground, highlighted: .systemGray4)
  static let plainCell = BackgroundStyle("plainCell", .systemBackground, highlighted: .systemGray4)
  static let groupedCell = BackgroundStyle(
    "groupedCell", .secondarySystemGroupedBackground, highlighted: .systemGray4)
  static let sidebarCell = BackgroundStyle("sidebarCell", .clear, highlighted: .systemGray4)
  static let accompaniedSidebarCell = BackgroundStyle(
    "accompaniedSidebarCell", .clear, highlighted: .systemGray4)
  static let listHeader = BackgroundStyle("listHeader", .clear)
  static let plainHeaderFooter = BackgroundStyle("plainHeaderFooter", .systemBackground)
  static let groupedHeaderFooter = BackgroundStyle("groupedHeaderFooter", .clear)
  static let sidebarHeader = BackgroundStyle("sidebarHeader", .clear)
  static let listFooter = BackgroundStyle("listFooter", .clear)
}
