import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// The system's screens, documents, keyboards and images, whatever is asked of them.
@MainActor
@Suite struct SystemRuleTests {
  private let simulator = Simulator()
  private let host = ViewController()

  init() { simulator.show(host) }

  private func present(_ controller: ViewController) throws {
    host.present(controller, animated: true)
    try simulator.settle()
  }

  private func expectRefusal(
    _ call: () throws -> Void, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: QueryFailure.self, sourceLocation: location) { try call() }
  }

  // MARK: Sharing

  private final class Own: Activity {
    let type: ActivityType?
    let accepts: Bool
    var screen: ViewController?
    var finishes = true
    private(set) var prepared: [Any] = []
    init(_ type: String?, accepts: Bool = true) {
      (self.type, self.accepts) = (type.map { ActivityType(rawValue: $0) }, accepts)
      super.init()
    }
    override var activityType: ActivityType? { type }
    override var activityViewController: ViewController? { screen }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      accepts && activityItems.first as? String == "plain"
    }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { activityDidFinish(finishes) }
  }

  private final class Source: NSObject, ActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: ActivityViewController
    ) -> Any { "placeholder" }
    func activityViewController(
      _ activityViewController: ActivityViewController,
      itemForActivityType activityType: Activity.ActivityType?
    ) -> Any? { activityType == .mail ? "mailed" : nil }
  }

  @Test func anActivityIsOfferedAndPerformed() throws {
    let (one, two, unfit, nameless) = (
      Own("one"), Own("two"), Own("three", accepts: false), Own(nil)
    )
    var ends: [String] = []
    func share(
      _ type: Activity.ActivityType?, excluded: [Activity.ActivityType]? = nil,
      completed: Bool = true, error: (any Error)? = nil
    ) throws {
      let controller = ActivityViewController(
        activityItems: ["plain", Source()],
        applicationActivities: [one, two, unfit, nameless])
      controller.excludedActivityTypes = excluded
      controller.completionWithItemsHandler = { type, isDone, _, error in
        ends.append("\(type?.rawValue.suffix(4) ?? "none") \(isDone) \(error != nil)")
      }
      #expect(
        controller.offeredActivities
          == [one, two, nameless].filter { $0.type.map { !(excluded ?? []).contains($0) } ?? true })
      #expect(controller.items(for: nil) as? [String] == ["plain", "placeholder"])
      expectRefusal { try simulator.share(type, from: controller) }
      try present(controller)
      if let type, excluded?.contains(type) == true {
        expectRefusal { try simulator.share(type, from: controller) }
        try simulator.share(nil, from: controller)
      } else {
        try simulator.share(type, from: controller, completed: completed, error: error)
      }
      try simulator.settle()
    }
    try share(nil, error: CocoaError(.fileNoSuchFile))
    try share(.mail, completed: false)
    try share(.mail, excluded: [.mail])
    try share(Activity.ActivityType("one"))
    #expect(one.prepared as? [String] == ["plain"])
    two.finishes = false
    try share(Activity.ActivityType("two"), excluded: [Activity.ActivityType("one")])
    #expect(
      ends == [
        "none false true", "Mail false false", "none false false", "one true false",
        "two false false",
      ])
    #expect(host.presentedViewController == nil)
    two.screen = ViewController()
    try share(Activity.ActivityType("two"))
    let sheet = try #require(host.presentedViewController)
    #expect(sheet.presentedViewController === two.screen)
    two.activityDidFinish(true)
    try simulator.settle()
    #expect(ends.last == "two true false")
  }

  @Test func copyingFillsThePasteboard() throws {
    let (url, image) = (URL(fileURLWithPath: "/a"), Image())
    let controller = ActivityViewController(
      activityItems: ["text", url, image, 3, Source()], applicationActivities: nil)
    try present(controller)
    try simulator.share(.copyToPasteboard, from: controller)
    #expect(simulator.pasteboard.strings == ["text"])
    #expect(simulator.pasteboard.urls == [url])
    #expect(simulator.pasteboard.images?.count == 1)
    #expect(simulator.pasteboard.numberOfItems == 3)
    #expect(controller.items(for: .mail).last as? String == "mailed")
    #expect(controller.items(for: .print).count == 4)
  }

  // MARK: Picking

  @Test func documentsArePickedOnceTheScreenIsGone() throws {
    final class Delegate: NSObject, DocumentPickerDelegate {
      var lines: [String] = []
      func documentPicker(
        _ controller: DocumentPickerViewController, didPickDocumentAt url: URL
      ) { lines.append("\(url.lastPathComponent) \(controller.presentingViewController == nil)") }
      func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {
        lines.append("cancelled")
      }
    }
    let delegate = Delegate()
    let urls = ["a", "b"].map { URL(fileURLWithPath: "/\($0)") }
    let picker = DocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = delegate
    expectRefusal { try simulator.pick(urls, in: picker) }
    try present(picker)
    expectRefusal { try simulator.pick(urls, in: picker) }
    try simulator.pick([urls[0]], in: picker)
    #expect(delegate.lines == [])
    try simulator.settle()
    #expect(delegate.lines == ["a true"])
    picker.allowsMultipleSelection = true
    try present(picker)
    try simulator.pick(urls, in: picker)
    try simulator.settle()
    try present(picker)
    try simulator.cancel(picker)
    try simulator.settle()
    #expect(delegate.lines == ["a true", "a true", "b true", "cancelled"])
  }

  @Test func aPickerKnowsItsMode() {
    typealias Picker = DocumentPickerViewController
    let url = URL(fileURLWithPath: "/a")
    let cases: [(Picker, Picker.Mode, Bool, types: [String], urls: [URL])] = [
      (Picker(documentTypes: ["t"], in: .import), .import, true, ["t"], []),
      (Picker(documentTypes: ["t"], in: .open), .open, false, ["t"], []),
      (Picker(forExporting: [url]), .moveToService, false, [], [url]),
      (Picker(forExporting: [url], asCopy: true), .exportToService, true, [], [url]),
      (Picker(url: url, in: .exportToService), .exportToService, true, [], [url]),
      (Picker(urls: [url], in: .moveToService), .moveToService, false, [], [url]),
    ]
    for (picker, mode, copies, types, urls) in cases {
      #expect(picker.documentPickerMode == mode && picker.asCopy == copies)
      #expect(picker.documentTypes == types && picker.exportedURLs == urls)
    }
    #expect(!ImagePickerController.isSourceTypeAvailable(.camera))
    #expect(ImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(ImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(
      ImagePickerController.availableMediaTypes(for: .savedPhotosAlbum)
        == ["public.image", "public.movie"])
  }

  @Test func anImageIsPickedWithWhatTheAppAllows() throws {
    final class Delegate: NSObject, ImagePickerControllerDelegate, NavigationControllerDelegate {
      var info: [ImagePickerController.InfoKey: Any] = [:]
      func imagePickerController(
        _ picker: ImagePickerController,
        didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
      ) {
        self.info = info
        picker.dismiss(animated: true)
      }
    }
    let (image, delegate) = (Image(), Delegate())
    for allowsEditing in [false, true] {
      let picker = ImagePickerController()
      (picker.delegate, picker.allowsEditing) = (delegate, allowsEditing)
      expectRefusal { try simulator.pick(image, in: picker) }
      try present(picker)
      try simulator.pick(image, in: picker)
      try simulator.settle()
      #expect(host.presentedViewController == nil)
      #expect(delegate.info[.originalImage] as? Image === image)
      #expect(delegate.info[.mediaType] as? String == "public.image")
      #expect(delegate.info[.editedImage] as? Image === (allowsEditing ? image : nil))
    }
    for owner in [delegate, nil] {
      let picker = ImagePickerController()
      picker.delegate = owner
      delegate.info = [:]
      try present(picker)
      try simulator.cancel(picker)
      try simulator.settle()
      #expect(host.presentedViewController == nil && delegate.info.isEmpty)
    }
  }

  // MARK: Documents

  @Test func aDocumentsStateFollowsItsFile() throws {
    final class Text: Document {
      var (text, fails): (String, Bool) = ("", false)
      var errors = 0
      override func contents(forType typeName: String) throws -> Any {
        if fails { throw CocoaError(.fileWriteUnknown) }
        return Data("\(typeName) \(text)".utf8)
      }
      override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }
    final class Counter: @unchecked Sendable {
      var count = 0
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (folder.appending(path: "one.txt"), folder.appending(path: "two.md"))
    let (document, counter) = (Text(fileURL: one), Counter())
    let token = NotificationCenter.default.addObserver(
      forName: Document.stateChangedNotification, object: document, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    var done: [Bool] = []
    func content(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }
    simulator.run { document.autosave { done.append($0) } }
    try simulator.settle()
    #expect(done == [true] && content(one) == nil && document.documentState == .closed)
    document.text = "a"
    for (change, isChanged) in [
      (Document.ChangeKind.cleared, false), (.done, true), (.undone, true), (.redone, true),
    ] {
      document.updateChangeCount(change)
      #expect(document.hasUnsavedChanges == isChanged)
    }
    document.autosave()
    #expect(content(one) == "txt a" && !document.hasUnsavedChanges)
    #expect(document.fileModificationDate != nil && document.documentState == .closed)
    document.save(to: two, for: .forOverwriting)
    #expect(document.fileURL == two && content(two) == "txt a")
    #expect(document.documentState == .closed && document.localizedName == "two")
    document.save(to: two, for: .forCreating)
    #expect(document.documentState == .normal && counter.count == 1 && content(two) == "md a")
    document.fails = true
    document.updateChangeCount(.done)
    simulator.run { document.save(to: one, for: .forOverwriting) { done.append($0) } }
    try simulator.settle()
    #expect(done == [true, false] && document.errors == 1 && document.hasUnsavedChanges)
    #expect(document.documentState == .savingError && document.fileURL == two)
    simulator.run { document.close { done.append($0) } }
    try simulator.settle()
    #expect(done == [true, false, false] && document.documentState == .closed)
    document.fails = false
    simulator.run { document.close { done.append($0) } }
    try simulator.settle()
    #expect(done.last == true && !document.hasUnsavedChanges)
    simulator.run { document.open { done.append($0) } }
    try simulator.settle()
    #expect(done.last == true && document.documentState == .normal)
    #expect(document.errors == 2)
  }

  @Test func aPreviewIsPushedOnAStackAndNamedByItsFile() throws {
    final class Delegate: NSObject, DocumentInteractionControllerDelegate {
      var host = ViewController()
      var lines: [String] = []
      func documentInteractionControllerViewControllerForPreview(
        _ controller: DocumentInteractionController
      ) -> ViewController { host }
      func documentInteractionControllerWillBeginPreview(
        _ controller: DocumentInteractionController
      ) { lines.append("will") }
      func documentInteractionControllerDidEndPreview(_ controller: DocumentInteractionController) {
        lines.append("did")
      }
    }
    let (delegate, stack) = (Delegate(), NavigationController(rootViewController: ViewController()))
    try present(stack)
    let documents = DocumentInteractionController()
    documents.delegate = delegate
    delegate.host = stack
    #expect(!documents.presentPreview(animated: true))
    documents.url = URL(fileURLWithPath: "/a/b.pdf")
    #expect(documents.name == "b.pdf")
    documents.name = "Report"
    for host in [stack, self.host] {
      let (end, top) = (host === stack, ViewController())
      if !end { stack.dismiss(animated: false) }
      delegate.host = end ? stack : host
      #expect(documents.presentPreview(animated: true))
      #expect(!documents.presentPreview(animated: true))
      try simulator.settle()
      let shown = end ? stack.topViewController : host.presentedViewController
      #expect(shown?.title == "Report" && documents.preview === shown && shown !== top)
      documents.dismissPreview(animated: true)
      try simulator.settle()
      #expect(documents.preview == nil)
    }
    documents.dismissPreview(animated: true)
    #expect(delegate.lines == ["will", "did", "will", "did"])
  }

  @Test func aDocumentWithoutAHostIsNotShown() {
    final class Silent: NSObject, DocumentInteractionControllerDelegate {}
    let silent = Silent()
    let documents = DocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    documents.delegate = silent
    #expect(!documents.presentPreview(animated: true))
  }

  @Test func aTapOnTheViewOfADocumentShowsIt() throws {
    final class Delegate: NSObject, DocumentInteractionControllerDelegate {
      let host: ViewController
      init(_ host: ViewController) { self.host = host }
      func documentInteractionControllerViewControllerForPreview(
        _ controller: DocumentInteractionController
      ) -> ViewController { host }
    }
    let delegate = Delegate(host)
    let documents = DocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    documents.delegate = delegate
    let icon = View(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
    host.view.addSubview(icon)
    documents.gestureRecognizers.forEach(icon.addGestureRecognizer)
    try simulator.tap(icon)
    #expect(host.presentedViewController?.title == "b.pdf")
  }

  // MARK: Keyboards and images

  @Test func aKeyboardsDocumentIsItsText() {
    final class Keys: InputViewController {
      var lines: [String] = []
      override func textWillChange(_ textInput: (any TextInput)?) { lines.append("will") }
      override func textDidChange(_ textInput: (any TextInput)?) { lines.append("did") }
    }
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      let keys = Keys()
      let proxy = keys.textDocumentProxy
      var (text, cursor, changes): ([Character], Int, Int) = ([], 0, 0)
      for _ in 0..<30 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let new = ["a", "bc", "é", "👍🏽"].randomElement(using: &random) ?? ""
          text.insert(contentsOf: new, at: cursor)
          (cursor, changes) = (cursor + new.count, changes + 1)
          proxy.insertText(new)
        case 1:
          if cursor > 0 {
            cursor -= 1
            text.remove(at: cursor)
          }
          changes += 1
          proxy.deleteBackward()
        default:
          let offset = Int.random(in: -5...5, using: &random)
          cursor = min(text.count, max(0, cursor + offset))
          proxy.adjustTextPosition(byCharacterOffset: offset)
        }
        let (before, after) = (String(text[..<cursor]), String(text[cursor...]))
        #expect(proxy.documentContextBeforeInput == (before.isEmpty ? nil : before))
        #expect(proxy.documentContextAfterInput == (after.isEmpty ? nil : after))
        #expect(proxy.hasText == !text.isEmpty)
        #expect(keys.lines == Array(repeating: ["will", "did"], count: changes).flatMap(\.self))
      }
    }
    let (keys, input) = (Keys(), InputView(frame: .zero, inputViewStyle: .keyboard))
    keys.inputView = input
    #expect(keys.inputView === input && keys.view === input && input.inputViewStyle == .keyboard)
    #expect(InputView().inputViewStyle == .default)
  }

  @Test func anAssetHasAnImageForEachAppearance() throws {
    let (light, dark, other) = (Image(), Image(), Image())
    let (lightTraits, darkTraits) = (
      TraitCollection(userInterfaceStyle: .light), TraitCollection(userInterfaceStyle: .dark)
    )
    let asset = ImageAsset()
    asset.register(light, with: lightTraits)
    asset.register(dark, with: darkTraits)
    #expect(asset.image(with: lightTraits) === light && asset.image(with: darkTraits) === dark)
    #expect(dark.imageAsset === asset)
    asset.register(other, with: darkTraits)
    #expect(asset.image(with: darkTraits) === other)
    asset.unregister(darkTraits)
    #expect(asset.image(with: darkTraits) === light)
    asset.unregister(lightTraits)
    #expect(asset.image(with: lightTraits) !== light)
    simulator.run {
      let plain = Image()
      let own = plain.imageAsset
      #expect(own === plain.imageAsset)
      own?.register(dark, with: darkTraits)
      #expect(own?.image(with: darkTraits) === dark)
      #expect(own?.image(with: TraitCollection(userInterfaceStyle: .light)) === plain)
    }
  }

  @Test func everySettingPostsItsOwnNotification() {
    typealias Settings = AccessibilitySettings
    let settings: [(WritableKeyPath<Settings, Bool>, Notification.Name, () -> Bool)] = [
      (
        \.isVoiceOverRunning, Accessibility.voiceOverStatusDidChangeNotification,
        { Accessibility.isVoiceOverRunning }
      ),
      (
        \.isSwitchControlRunning, Accessibility.switchControlStatusDidChangeNotification,
        { Accessibility.isSwitchControlRunning }
      ),
      (
        \.isReduceMotionEnabled, Accessibility.reduceMotionStatusDidChangeNotification,
        { Accessibility.isReduceMotionEnabled }
      ),
      (
        \.isBoldTextEnabled, Accessibility.boldTextStatusDidChangeNotification,
        { Accessibility.isBoldTextEnabled }
      ),
      (
        \.isGrayscaleEnabled, Accessibility.grayscaleStatusDidChangeNotification,
        { Accessibility.isGrayscaleEnabled }
      ),
      (
        \.shouldDifferentiateWithoutColor,
        Accessibility.differentiateWithoutColorDidChangeNotification,
        { Accessibility.shouldDifferentiateWithoutColor }
      ),
      (
        \.isShakeToUndoEnabled, Accessibility.shakeToUndoDidChangeNotification,
        { Accessibility.isShakeToUndoEnabled }
      ),
      (
        \.isVideoAutoplayEnabled, Accessibility.videoAutoplayStatusDidChangeNotification,
        { Accessibility.isVideoAutoplayEnabled }
      ),
    ]
    final class Names: @unchecked Sendable {
      var all: [Notification.Name] = []
    }
    let names = Names()
    let tokens = settings.map { _, name, _ in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        names.all.append(name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    for (path, name, value) in settings {
      let before = simulator.run(value)
      #expect(before == Settings()[keyPath: path])
      names.all = []
      simulator.accessibilitySettings[keyPath: path].toggle()
      #expect(names.all == [name] && simulator.run(value) == !before)
    }
  }
}
