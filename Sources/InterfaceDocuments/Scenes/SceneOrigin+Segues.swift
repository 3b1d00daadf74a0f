import DynamicCreation
import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

extension SceneOrigin {
  /// Performs a segue: the destination is created, `prepare(for:sender:)` is called, then it is shown
  /// (behaviour 23.17).
  func perform(_ e: DocumentElement, from source: ViewController, sender: Any?) {
    if e["kind"] == "unwind" {
      guard let action = e["unwindAction"] else { return }
      _ = ProgramMembers.ofProgram  // once collected, objects know which actions they have
      return source.performUnwind(e["identifier"], Selector(action), sender)
    }
    guard
      let destination = maker.makeDestination(
        e["destination"], creator: creator(e, source, sender: sender))
    else { return }
    configure(destination, e, sender)
    let segue = makeSegue(e, source, destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns what creates a segue's destination: a method of the source that is marked as
  /// `@IBSegueAction`.
  func creator(
    _ e: DocumentElement, _ source: ViewController, sender: Any?
  ) -> ((NSCoder) -> ViewController?)? {
    guard let selector = e["destinationCreationSelector"] else { return nil }
    guard let member = maker.resources.member(selector, of: source) else {
      maker.resources.simulator?.log(
        "\(maker.document.file):\(e.line): \(ObjectName.name(of: type(of: source))) has no segue "
          + "action \(selector); its destination is created without it.",
        category: "InterfaceDocuments")
      return nil
    }
    return { coder in
      member.makeDestination(source, coder, sender: sender, identifier: e["identifier"])
        as? ViewController
    }
  }

  private func configure(_ destination: ViewController, _ e: DocumentElement, _ sender: Any?) {
    if let style: ModalPresentationStyle = named(e["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    if let style: ModalTransitionStyle = named(e["modalTransitionStyle"]) {
      destination.modalTransitionStyle = style
    }
    guard ["popover", "popoverPresentation"].contains(e["kind"]) else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    if let arrows = e.value("popoverArrowDirection") {
      popover.permittedArrowDirections = PopoverPresentationController.ArrowDirection(arrows)
    }
    let anchor: Any? =
      (e["popoverAnchorBarButtonItem"] ?? e["popoverAnchorView"]).flatMap { living[$0] } ?? sender
    if let item = anchor as? BarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? View {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
  }

  /// Creates a segue. It shows its destination, unless its class is the app's and performs it alone.
  private func makeSegue(
    _ e: DocumentElement, _ source: ViewController, _ destination: ViewController, _ sender: Any?
  ) -> StoryboardSegue {
    let custom =
      e["customClass"] == nil
      ? nil : maker.resources.customClass(of: e, in: maker.document) as? StoryboardSegue.Type
    let segue =
      custom.map { StoryboardSegue.endsInitializer($0, (e["identifier"], source, destination)) }
      ?? StoryboardSegue(identifier: e["identifier"], source: source, destination: destination)
    guard custom == nil || e["kind"] != "custom" else { return segue }
    let isAnimated = e.flag("animates", default: true)
    segue.performsByDefault { [weak segue] in
      guard let destination = segue?.destination else { return }
      switch e["kind"] {
      case "show": source.show(destination, sender: sender)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "push":
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      default: source.present(destination, animated: isAnimated)
      }
    }
    return segue
  }
}

extension PopoverPresentationController.ArrowDirection {
  /// The directions that an element names.
  fileprivate init(_ e: DocumentElement) {
    let names: [(String, Self)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    self = names.reduce(into: []) { all, named in
      if e.flag(named.0) { all.insert(named.1) }
    }
  }
}

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
