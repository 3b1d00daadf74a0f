import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct DocumentTests {
  final class Host: ViewController, DocumentInteractionControllerDelegate {
    var calls: [String] = []
    func documentInteractionControllerViewControllerForPreview(
      _ controller: DocumentInteractionController
    ) -> ViewController { self }
    func documentInteractionControllerWillBeginPreview(
      _ controller: DocumentInteractionController
    ) { calls.append("will begin") }
    func documentInteractionControllerDidEndPreview(
      _ controller: DocumentInteractionController
    ) { calls.append("did end") }
  }

  let simulator = Simulator()

  @Test func aPreviewIsPresentedAndEnds() throws {
    let host = Host()
    simulator.show(host)
    let controller = DocumentInteractionController(url: URL(fileURLWithPath: "/a/report.pdf"))
    #expect(!controller.presentPreview(animated: true))
    controller.delegate = host
    #expect(controller.presentPreview(animated: true))
    try simulator.settle()
    #expect(host.presentedViewController?.title == "report.pdf")
    controller.dismissPreview(animated: true)
    try simulator.settle()
    #expect(host.presentedViewController == nil)
    #expect(host.calls == ["will begin", "did end"])
  }

  @Test func aSavedDocumentHasNoSavingErrorAnyMore() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("notes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let document = Document(fileURL: url)
    document.save(to: folder.appendingPathComponent("none/notes"), for: .forCreating)
    #expect(document.documentState.contains(.savingError))
    document.save(to: url, for: .forCreating)
    #expect(document.documentState == .normal)
    document.updateChangeCount(.done)
    document.save(to: folder.appendingPathComponent("none/notes"), for: .forOverwriting)
    #expect(document.documentState == .savingError)
    document.autosave()
    #expect(document.documentState == [])
  }

  @Test func anAssetIsWhatTheTestHasSetOrAResource() throws {
    simulator.dataAssets["words"] = Data("a b".utf8)
    #expect(DataAsset(name: "words")?.data == Data("a b".utf8))
    #expect(DataAsset(name: "there is none") == nil)
  }

  @Test func anItemProviderMakesItsItemForTheActivity() throws {
    final class Provider: ActivityItemProvider, @unchecked Sendable {
      override var item: Any { "made" }
    }
    let controller = ActivityViewController(
      activityItems: [Provider(placeholderItem: "placeholder")], applicationActivities: nil)
    let host = ViewController()
    simulator.show(host)
    host.present(controller, animated: false)
    try simulator.settle()
    try simulator.share(.copyToPasteboard, from: controller)
    try simulator.settle()
    #expect(simulator.pasteboard.string == "made")
  }
}
