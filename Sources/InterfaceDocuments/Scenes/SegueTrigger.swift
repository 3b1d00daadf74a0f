import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// The target of a control, a bar item or a gesture recognizer that a segue begins at.
@MainActor
final class SegueTrigger: NSObject {
  private let element: DocumentElement
  private weak var origin: SceneOrigin?

  init(_ element: DocumentElement, _ origin: SceneOrigin) {
    self.element = element
    self.origin = origin
    super.init()
  }

  /// Asks whether the segue should be performed, and performs it.
  func run(_ sender: Any?) {
    guard let origin, let source = origin.controller,
      source.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender)
    else { return }
    origin.perform(element, from: source, sender: sender)
  }

  func trigger(_ sender: Any?) { run(sender) }
  static let action = Selector(SegueTrigger.trigger(_:), "perform:")
}

/// The segues of a cell: those of a tap on it, and those of its detail button.
final class CellSegues: InterfaceTrigger {
  private weak var cell: View?
  private let selections: [SegueTrigger]
  private let accessories: [SegueTrigger]

  init(_ cell: View, selections: [SegueTrigger], accessories: [SegueTrigger]) {
    self.cell = cell
    self.selections = selections
    self.accessories = accessories
    super.init()
  }

  override func select() {
    for segue in selections { segue.run(cell) }
  }

  override func tapDetailButton() {
    for segue in accessories { segue.run(cell) }
  }
}
