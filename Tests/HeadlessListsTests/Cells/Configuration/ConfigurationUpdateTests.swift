import Foundation
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A configuration that counts the states it was updated for.
private struct Echo: ContentConfiguration, Equatable {
  var states: [String] = []

  func makeContentView() -> any View & ContentView { EchoView(self) }

  func updated(for state: any ConfigurationState) -> Echo {
    guard let state = state as? CellConfigurationState else { return self }
    return Echo(states: states + [state.isSelected ? "selected" : "plain"])
  }
}

private final class EchoView: View, ContentView {
  var configuration: any ContentConfiguration

  init(_ configuration: Echo) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class WatchedCell: TableViewCell {
  var said: [String] = []

  override func updateConfiguration(using state: CellConfigurationState) {
    said.append("update \(state.isSelected)")
    super.updateConfiguration(using: state)
  }

  override func layoutSubviews() {
    said.append("layout")
    super.layoutSubviews()
  }
}

private final class WatchedItem: CollectionViewCell {
  var said: [String] = []

  override func updateConfiguration(using state: CellConfigurationState) {
    said.append("update \(state.isSelected)")
    super.updateConfiguration(using: state)
  }

  override func layoutSubviews() {
    said.append("layout")
    super.layoutSubviews()
  }
}

@Suite @MainActor struct ConfigurationUpdateTests {
  @Test func aCellUpdatesOnceBeforeLayoutThenCallsItsHandler() {
    let cell = WatchedCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { [unowned cell] _, state in
      cell.said.append("handler \(state.isSelected)")
    }
    cell.layoutIfNeeded()
    #expect(cell.said == ["update false", "handler false", "layout"])

    cell.said = []
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.said == [])
    cell.layoutIfNeeded()
    #expect(cell.said == ["update true", "handler true", "layout"])

    cell.said = []
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.said == ["layout"])
  }

  @Test func collectionCellsUpdateInTheSameOrder() {
    let cell = WatchedItem(frame: .zero)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.said == ["update false", "layout", "update true", "layout"])
  }

  @Test func fittingUpdatesTheConfigurationFirst() {
    let cell = WatchedCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in
      var content = ListContentConfiguration.subtitleCell()
      content.text = "Momo"
      content.secondaryText = "Ende"
      cell.contentConfiguration = content
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 390, height: 61.0 / 3 + 18 + 30))
  }

  @Test func contentFollowsTheState() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.contentConfiguration = Echo()
    let view = cell.contentView
    #expect(cell.contentConfiguration as? Echo == Echo(states: ["plain"]))
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentConfiguration as? Echo == Echo(states: ["plain", "selected"]))
    #expect(
      (cell.contentView as? EchoView)?.configuration as? Echo == cell.contentConfiguration as? Echo)
    #expect(cell.contentView === view)
  }

  @Test func automaticUpdatesCanBeSwitchedOff() {
    let cell = CollectionViewCell(frame: .zero)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Echo()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentConfiguration as? Echo == Echo())
  }

  @Test func onlyADifferentKindReplacesTheContentView() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    cell.contentConfiguration = Echo()
    let echo = cell.contentView
    #expect(plain.superview == nil)
    #expect(cell.subviews == [echo])
    cell.contentConfiguration = Echo(states: ["again"])
    #expect(cell.contentView === echo)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView is ListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView is TableViewCellContentView)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func labelsAndContentConfigurationExcludeEachOther() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Momo"
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(cell.textLabel?.text == nil)
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func backgroundsExcludeEachOther() {
    let cell = CollectionViewCell(frame: .zero)
    cell.backgroundView = View()
    cell.selectedBackgroundView = View()
    cell.backgroundConfiguration = .listCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.subviews == [cell.parts.configuredBackground, cell.contentView])
    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews == [cell.contentView])
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = View()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func backgroundFollowsTheState() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listCell()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.parts.configuredBackground?.backgroundColor == .systemGray4)
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == .listCell())
  }

  @Test func stateOfATableCell() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    var expected = CellConfigurationState(traitCollection: cell.traitCollection)
    #expect(cell.configurationState == expected)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    cell.isUserInteractionEnabled = false
    cell.listState.isExpanded = true
    cell.listState.isReordering = true
    expected.isSelected = true
    expected.isHighlighted = true
    expected.isEditing = true
    expected.isDisabled = true
    expected.isExpanded = true
    expected.isReordering = true
    #expect(cell.configurationState == expected)
  }
}
