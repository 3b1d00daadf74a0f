import Foundation
import HeadlessKit
import ListCore
import Testing

/// A delegate that records questions about touches and can refuse each of them.
@MainActor
final class TouchDelegate: NSObject, CollectionViewDelegate {
  var log: [String] = []
  var refused: Set<String> = []

  private func allows(_ question: String, _ path: IndexPath) -> Bool {
    log.append("\(question) \(short(path))")
    return !refused.contains(question)
  }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    allows("shouldHighlight", path)
  }
  func collectionView(_ view: CollectionView, didHighlightItemAt path: IndexPath) {
    log.append("didHighlight \(short(path)) \(view.cellForItem(at: path)?.isHighlighted == true)")
  }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append(
      "didUnhighlight \(short(path)) \(view.cellForItem(at: path)?.isHighlighted == true)")
  }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    allows("shouldSelect", path)
  }
  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    allows("shouldDeselect", path)
  }
  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
    log.append("didSelect \(short(path)) \(view.cellForItem(at: path)?.isSelected == true)")
  }
  func collectionView(_ view: CollectionView, didDeselectItemAt path: IndexPath) {
    log.append("didDeselect \(short(path)) \(view.cellForItem(at: path)?.isSelected == true)")
  }
  func collectionView(
    _ view: CollectionView, performPrimaryActionForItemAt path: IndexPath
  ) {
    log.append("primaryAction \(short(path))")
  }
}

/// Touches, selection and editing. (behaviour 8)
@MainActor
@Suite struct CollectionSelectionTests {
  let delegate = TouchDelegate()

  private func world(profile: SystemProfile = .iOS15) -> CollectionWorld {
    let world = CollectionWorld.shown([["a", "b", "c"]], profile: profile)
    world.view.delegate = delegate
    return world
  }

  @Test("behaviour 21.36: selecting several items while editing includes selecting one")
  func selectionDuringEditing() {
    let layout = CollectionViewFlowLayout()
    let lists = [TableView(), CollectionView(frame: .zero, collectionViewLayout: layout)]
    for list in lists as [ListScrollView] {
      #expect(!list.allowsSelectionDuringEditing && !list.allowsMultipleSelectionDuringEditing)
      list.allowsMultipleSelectionDuringEditing = true
      #expect(list.allowsSelectionDuringEditing)
    }
  }

  @Test("behaviour 8.1: the order of a tap")
  func tap() throws {
    let world = world()
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(
      delegate.log == [
        "shouldHighlight 0-1", "didHighlight 0-1 true", "shouldSelect 0-1",
        "didSelect 0-1 true", "didUnhighlight 0-1 false",
      ])
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1)])
  }

  @Test("a tapped item is highlighted no longer when it comes back with another cell")
  func tapEndsHighlight() throws {
    let world = CollectionWorld.shown([(0..<20).map(String.init)])
    world.simulator.prefetchesCells = false
    try world.simulator.tap(.at(0, 1), in: world.view)
    for offset in [1000, 0] as [CGFloat] {
      world.view.contentOffset.y = offset
      world.simulator.layoutIfNeeded()
    }
    #expect(world.view.visibleCells.map(\.isHighlighted) == [false, false, false, false])
    #expect(world.view.visibleCells.map(\.isSelected) == [false, true, false, false])
  }

  @Test("behaviour 8.1: some profiles deselect before they select")
  func tapOtherwise() throws {
    var profile = SystemProfile.iOS15
    profile.unhighlightsBeforeSelection = true
    let world = world(profile: profile)
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(
      delegate.log == [
        "shouldHighlight 0-1", "didHighlight 0-1 true", "didUnhighlight 0-1 false",
        "shouldSelect 0-1", "didSelect 0-1 true",
      ])
  }

  @Test("since iOS 16 a tap performs the primary action, while not editing")
  func primaryAction() throws {
    let world = world(profile: .iOS16)
    world.view.allowsSelectionDuringEditing = true
    try world.simulator.tap(.at(0, 1), in: world.view)
    world.view.isEditing = true
    try world.simulator.tap(.at(0, 2), in: world.view)
    #expect(
      delegate.log.filter { $0.hasPrefix("did") || $0.hasPrefix("prim") } == [
        "didHighlight 0-1 true", "didSelect 0-1 true", "primaryAction 0-1",
        "didUnhighlight 0-1 false", "didHighlight 0-2 true", "didSelect 0-2 true",
        "didUnhighlight 0-2 false",
      ])
  }

  @Test("behaviour 8.2: an item that refuses the highlight is not selected")
  func noHighlight() throws {
    let world = world()
    delegate.refused = ["shouldHighlight"]
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(delegate.log == ["shouldHighlight 0-1"])
  }

  @Test("behaviour 8.2: a single selection is replaced; a second tap selects again")
  func replace() throws {
    let world = world()
    try world.simulator.tap(.at(0, 0), in: world.view)
    delegate.log = []
    try world.simulator.tap(.at(0, 2), in: world.view)
    try world.simulator.tap(.at(0, 2), in: world.view)
    #expect(
      delegate.log == [
        "shouldHighlight 0-2", "didHighlight 0-2 true", "shouldSelect 0-2",
        "didDeselect 0-0 false", "didSelect 0-2 true", "didUnhighlight 0-2 false",
        "shouldHighlight 0-2", "didHighlight 0-2 true", "shouldSelect 0-2",
        "didSelect 0-2 true", "didUnhighlight 0-2 false",
      ])
  }

  @Test("behaviour 8.2: with multiple selection, a second tap deselects")
  func several() throws {
    let world = world()
    world.view.allowsMultipleSelection = true
    try world.simulator.tap(.at(0, 0), in: world.view)
    try world.simulator.tap(.at(0, 2), in: world.view)
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 0), .at(0, 2)])
    delegate.log = []
    try world.simulator.tap(.at(0, 0), in: world.view)
    delegate.refused = ["shouldDeselect"]
    try world.simulator.tap(.at(0, 2), in: world.view)
    #expect(
      delegate.log == [
        "shouldHighlight 0-0", "didHighlight 0-0 true", "shouldDeselect 0-0",
        "didDeselect 0-0 false", "didUnhighlight 0-0 false",
        "shouldHighlight 0-2", "didHighlight 0-2 true", "shouldDeselect 0-2",
        "didUnhighlight 0-2 false",
      ])
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 2)])
  }

  @Test("behaviour 8.4: programmatic selection does not call the delegate")
  func programmatic() {
    let world = world()
    world.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    world.view.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(world.view.visibleCells.map(\.isSelected) == [false, true, false])
    world.view.deselectItem(at: .at(0, 1), animated: false)
    #expect(world.view.indexPathsForSelectedItems == [])
    world.view.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    world.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(world.view.visibleCells.map(\.isSelected) == [false, false, false])
    world.view.allowsSelection = false
    world.view.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect(delegate.log == [])
  }

  @Test("behaviour 8.5: allowsSelection off ignores touches; single selection keeps one item")
  func modes() throws {
    let world = world()
    world.view.allowsMultipleSelection = true
    for item in [2, 0, 1] {
      world.view.selectItem(at: .at(0, item), animated: false, scrollPosition: [])
    }
    world.view.allowsMultipleSelection = false
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 2)])
    world.view.allowsSelection = false
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(delegate.log == [])
  }

  @Test("behaviour 8.7: editing starts without a selection and selects only where allowed")
  func editing() throws {
    let world = world()
    world.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    world.view.isEditing = true
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect(world.view.visibleCells.map(\.configurationState.isEditing) == [true, true, true])
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(delegate.log == [])
    world.view.allowsMultipleSelectionDuringEditing = true
    try world.simulator.tap(.at(0, 1), in: world.view)
    try world.simulator.tap(.at(0, 2), in: world.view)
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1), .at(0, 2)])
    world.view.isEditing = false
    #expect(world.view.visibleCells.map(\.configurationState.isEditing) == [false, false, false])
  }

  @Test("deleting an item while it is touched ends its delegate calls")
  func deletedWhileTouched() throws {
    let world = world()
    final class Deleting: NSObject, CollectionViewDelegate {
      var world: CollectionWorld?
      var log: [String] = []
      func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
        log.append("didSelect")
        world?.sections[0].remove(at: path.item)
        view.deleteItems(at: [path])
      }
      func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) {
        log.append("didUnhighlight")
      }
    }
    let deleting = Deleting()
    deleting.world = world
    world.view.delegate = deleting
    try world.simulator.tap(.at(0, 1), in: world.view)
    #expect(deleting.log == ["didSelect"])
    #expect(world.texts == ["a", "c"])
  }
}
