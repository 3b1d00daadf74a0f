import Foundation
import HeadlessComponents
import Testing

import struct HeadlessViews.Selector

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Key commands, the edit menu of a selection, and haptic feedback.
@MainActor
@Suite struct CommandTests {
  let simulator = Simulator()

  @Test func theNearestResponderWithTheKeyCommandPerformsIt() throws {
    let outer = Keyed("outer", key: "n")
    let inner = Keyed("inner", key: "s")
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    simulator.show(outer)
    #expect(inner.view.becomeFirstResponder() == false)
    try simulator.press("n", modifierFlags: .command)
    #expect(outer.heard == ["pressed n"])
    #expect(simulator.command(for: "n", []) == nil)
    #expect(simulator.command(for: "x", .command) == nil)
  }

  @Test func aViewWithoutEditActionsCannotPerformThem() {
    let plain = View(frame: .zero)
    #expect(plain.canPerformAction(NSSelectorFromString("copy:"), withSender: nil) == false)
  }

  @Test func theMenuOfASelectionIsShownAndHidden() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    simulator.show(view)
    simulator.run {
      let menu = MenuController.shared
      menu.showMenu(from: view, rect: view.bounds)
      #expect(menu.isMenuVisible)
      #expect(menu.targetView === view)
      menu.hideMenu(from: view)
      #expect(!menu.isMenuVisible)
    }
  }

  @Test func feedbackIsRecordedInOrder() {
    simulator.run {
      ImpactFeedbackGenerator(style: .light).impactOccurred()
      let selection = SelectionFeedbackGenerator()
      selection.prepare()
      selection.selectionChanged()
      NotificationFeedbackGenerator().notificationOccurred(.error)
    }
    #expect(
      simulator.feedback == [.impact(.light, intensity: 1), .selection, .notification(.error)])
    #expect(Simulator().feedback == [])
  }

  @Test func sharedItemsAreCopiedAndTheHandlerIsCalled() throws {
    let below = ViewController()
    simulator.show(below)
    let sheet = ActivityViewController(activityItems: ["Emma"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.print]
    var heard: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      heard.append("\(type?.rawValue ?? "none") \(completed)")
    }
    below.present(sheet, animated: true)
    try simulator.settle()
    try simulator.share(.copyToPasteboard, from: sheet)
    try simulator.settle()
    #expect(heard == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(simulator.pasteboard.string == "Emma")
    #expect(below.presentedViewController == nil)
  }

  @Test func documentsCanBePicked() throws {
    let below = ViewController()
    simulator.show(below)
    let picker = DocumentPickerViewController(documentTypes: ["public.json"], in: .import)
    let hearer = PickerHearer()
    picker.delegate = hearer
    below.present(picker, animated: true)
    try simulator.settle()
    try simulator.pick([URL(fileURLWithPath: "/tmp/a.json")], in: picker)
    try simulator.settle()
    #expect(hearer.names == ["a.json"])
    #expect(picker.asCopy)
  }

  @Test func aPickerForExportingHasItsDocumentsAndItsMode() {
    let url = URL(fileURLWithPath: "/tmp/a.zip")
    let copies = [
      DocumentPickerViewController(url: url, in: .exportToService),
      DocumentPickerViewController(urls: [url], in: .exportToService),
      DocumentPickerViewController(forExporting: [url], asCopy: true),
    ]
    for picker in copies {
      #expect(picker.exportedURLs == [url])
      #expect(picker.documentPickerMode == .exportToService)
      #expect(picker.asCopy)
    }
    let move = DocumentPickerViewController(url: url, in: .moveToService)
    #expect(move.documentPickerMode == .moveToService)
    #expect(move.asCopy == false)
  }

  @Test func aPictureCanBePicked() throws {
    let below = ViewController()
    simulator.show(below)
    let picker = ImagePickerController()
    let hearer = PickerHearer()
    picker.delegate = hearer
    below.present(picker, animated: true)
    try simulator.settle()
    try simulator.pick(Image(name: "cat", size: .zero), in: picker)
    #expect(hearer.names == ["cat"])
    try simulator.cancel(picker)
    try simulator.settle()
    #expect(below.presentedViewController == nil)
    #expect(ImagePickerController.isSourceTypeAvailable(.camera) == false)
  }
}

private final class PickerHearer: NSObject, DocumentPickerDelegate, ImagePickerControllerDelegate,
  NavigationControllerDelegate
{
  var names: [String] = []
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentAt url: URL
  ) { names.append(url.lastPathComponent) }
  func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) { names.append((info[.originalImage] as? Image)?.name ?? "") }
}

private final class Keyed: ViewController {
  let key: String
  var heard: [String] = []

  init(_ title: String, key: String) {
    self.key = key
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  private var action: Selector { Selector(Keyed.pressed, "pressed:") }

  override var keyCommands: [KeyCommand]? {
    [KeyCommand(input: key, modifierFlags: .command, action: action)]
  }

  func pressed(_ command: KeyCommand) { heard.append("pressed \(command.input ?? "")") }
}
