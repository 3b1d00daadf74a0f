import HeadlessKit
import ListCore

// Updates of a list while another screen covers it, and it is in no window.

extension ListCheck {
  /// Reports an update of a list that was on screen and is covered.
  ///
  /// UIKit warns of it for a table, on the releases that warn of any layout outside a window. For a
  /// collection view it says nothing, so only a comparison reports it, where the other screen waits
  /// until it is uncovered.
  func noteCoveredUpdate() {
    guard hasBeenShown, let list, list.isCovered else { return }
    let isWarned = list.kind == .table && simulator?.profile.warnsOfLayoutOutsideHierarchy == true
    guard isWarned || isInComparison else { return }
    hasUpdatedWhileCovered = true
    report(.updatedWhileCovered, Self.coveredUpdate(usesSnapshots: list.usesSnapshots))
  }

  /// Notes a reload of a list that is covered: the list only remembers it until it is shown again.
  func noteCoveredReload() {
    guard hasBeenShown, let list, list.isCovered else { return }
    hasReloadedWhileCovered = true
  }

  private static func coveredUpdate(usesSnapshots: Bool) -> String {
    let (change, remedy) =
      usesSnapshots
      ? ("A snapshot was applied", "apply one snapshot of it")
      : ("The list was updated", "show the change")
    return """
      \(change) while another screen covered the list, so that the list was in no window: nothing was \
      animated, and cells were configured off screen, with the size and the traits from before. \
      While the list is covered, change only the model, and \(remedy) in viewIsAppearing(_:), when \
      the list is in a window again.
      """   // behaviour 1.17, 9.1
  }
}

extension ListView {
  /// Whether another screen covers the list, which is in no window then: one that was pushed, or
  /// presented over the full screen, or another tab. A screen that is about to appear is not covered.
  fileprivate var isCovered: Bool {
    guard window == nil else { return false }
    var screen = nearestController
    while let controller = screen {
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        return true
      }
      switch controller.parent {
      case let stack as NavigationController where stack.topViewController !== controller:
        return true
      case let tabs as TabBarController where tabs.selectedViewController !== controller:
        return true
      default: break
      }
      screen = controller.parent
    }
    return false
  }

  private var nearestController: ViewController? {
    var responder: Responder? = self
    while let next = responder?.next {
      if let controller = next as? ViewController { return controller }
      responder = next
    }
    return nil
  }
}
