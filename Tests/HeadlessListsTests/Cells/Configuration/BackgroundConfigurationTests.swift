import Foundation
import ListCore
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite @MainActor struct BackgroundConfigurationTests {
  private func state(selected: Bool) -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    state.isSelected = selected
    return state
  }

  /// Of a header or another view that is no cell.
  @Test func beingHighlightedOrSelectedIsEnough() {
    func colour(highlighted: Bool, selected: Bool) -> Color? {
      var state = ViewConfigurationState(traitCollection: TraitCollection())
      (state.isHighlighted, state.isSelected) = (highlighted, selected)
      return BackgroundConfiguration.listCell().updated(for: state).backgroundColor
    }
    #expect(colour(highlighted: false, selected: false)?.systemName == "systemBackgroundColor")
    #expect(colour(highlighted: true, selected: false)?.systemName == "systemGray4Color")
    #expect(colour(highlighted: false, selected: true)?.systemName == "systemGray4Color")
  }

  @Test func eachFactoryHasItsColours() {
    let made: [(String, BackgroundConfiguration)] = [
      ("clear", .clear()), ("cell", .listCell()), ("plain", .listPlainCell()),
      ("grouped", .listGroupedCell()), ("sidebar", .listSidebarCell()),
      ("beside", .listAccompaniedSidebarCell()), ("header", .listHeader()),
      ("footer", .listFooter()), ("plain header", .listPlainHeaderFooter()),
      ("grouped header", .listGroupedHeaderFooter()), ("sidebar header", .listSidebarHeader()),
    ]
    func name(_ color: Color?) -> String {
      color == .clear ? "clear" : color?.systemName ?? "tint"
    }
    let lines = made.map { given -> String in
      let lit = given.1.updated(for: state(selected: true))
      return "\(given.0): \(name(given.1.backgroundColor)), \(name(lit.backgroundColor))"
    }
    #expect(
      lines == [
        "clear: clear, clear",
        "cell: systemBackgroundColor, systemGray4Color",
        "plain: systemBackgroundColor, systemGray4Color",
        "grouped: secondarySystemGroupedBackgroundColor, systemGray4Color",
        "sidebar: clear, systemGray4Color",
        "beside: clear, systemGray4Color",
        "header: clear, clear",
        "footer: clear, clear",
        "plain header: systemBackgroundColor, systemBackgroundColor",
        "grouped header: clear, clear",
        "sidebar header: clear, clear",
      ])
  }

  @Test func updatingForAStateIsReversible() {
    let cell = BackgroundConfiguration.listCell()
    let lit = cell.updated(for: state(selected: true))
    #expect(lit != cell)
    #expect(lit.updated(for: state(selected: true)) == lit)
    #expect(lit.updated(for: state(selected: false)) == cell)
  }

  @Test func anAssignedColourIsKept() {
    var cell = BackgroundConfiguration.listCell()
    cell.backgroundColor = .red
    #expect(cell.updated(for: state(selected: true)).backgroundColor == .red)
  }

  /// Behaviour 21.22.
  @Test func insetsMoveTheBackground() {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.backgroundConfiguration?.backgroundInsets = DirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 6)
    cell.layoutIfNeeded()
    #expect(
      cell.parts.configuredBackground?.frame == CGRect(x: 4, y: 3, width: 310, height: 52))
  }

  /// Behaviour 21.23.
  @Test func aListCellsBackgroundFollowsItsSelection() {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    func color() -> Color? {
      cell.layoutIfNeeded()
      return cell.parts.configuredBackground?.backgroundColor
    }
    #expect(color() == .systemBackground)
    cell.isSelected = true
    #expect(color() == .systemGray4)
    cell.isSelected = false
    #expect(color() == .systemBackground)
  }

  /// Behaviour 21.20: the radius of earlier releases.
  @Test func theReleaseDecidesTheRadius() {
    let radii = [SystemProfile.iOS18, .iOS26].map { profile in
      Simulator(profile: profile).run { BackgroundConfiguration.listSidebarCell().cornerRadius }
    }
    #expect(radii == [10, 26])
  }

  @Test func resolvedColours() {
    var cell = BackgroundConfiguration.clear()
    #expect(cell.resolvedBackgroundColor(for: .green) == .clear)
    cell.backgroundColor = nil
    #expect(cell.resolvedBackgroundColor(for: .green) == .green)
    cell.backgroundColorTransformer = .init { $0.withAlphaComponent(0.25) }
    #expect(
      cell.resolvedBackgroundColor(for: .green)
        == Color(red: 0, green: 1, blue: 0, alpha: 0.25))
    #expect(cell.resolvedStrokeColor(for: .green) == .green)
    cell.strokeColor = .red
    cell.strokeColorTransformer = .preferredTint
    #expect(cell.resolvedStrokeColor(for: .green) == .red)
  }

  @Test func theCustomViewIsBehindTheContent() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    let custom = View()
    var background = BackgroundConfiguration.listCell()
    background.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = cell.parts.configuredBackground
    #expect(view?.frame == CGRect(x: 18, y: 1, width: 368, height: 40))
    #expect(custom.isDescendant(of: cell))
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 368, height: 40))
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(custom.superview == nil)
  }
}
