import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// A creator of the objects of a nib.
@MainActor
struct NibObjects {
  let document: InterfaceDocument
  let resources: AppResources

  init(_ document: InterfaceDocument, _ resources: AppResources) {
    self.document = document
    self.resources = resources
  }

  /// Creates the objects, connects them, and calls `awakeFromNib` (behaviour 23.11).
  ///
  /// - Parameters:
  ///   - owner: The owner, whose outlets are set.
  ///   - external: The external objects by the names that the nib has for them.
  /// - Returns: The top-level objects, in the document's order.
  func make(owner: Any?, external: [String: Any]) -> [Any] {
    guard resources.depth < SceneMaker.mostLevels else {
      let fault = DocumentFault(
        document.file, "More than \(SceneMaker.mostLevels) nibs are loaded inside each other.")
      CrashReport(MisuseFault(.invalidArgument, "\(fault)"), explanation: "").deliver()
      return []
    }
    resources.depth += 1
    defer { resources.depth -= 1 }
    let loading = InterfaceLoading(document, resources, traits: Simulator.current.traitCollection)
    for placeholder in document.placeholders {
      guard let id = placeholder.id, let name = placeholder["placeholderIdentifier"] else {
        continue
      }
      let object =
        name == "IBFilesOwner" ? owner : name == "IBFirstResponder" ? nil : external[name]
      guard let object = object as AnyObject? else { continue }
      loading.notePlaceholder(object, id, placeholder)
    }
    let made = document.objects.compactMap { loading.makeTopLevel($0) }
    loading.finish()
    loading.awake()
    return made
  }
}

/// A prototype cell of a list in a document, as a nib that the list knows.
final class PrototypeNib: Nib {
  private let document: InterfaceDocument
  private let element: DocumentElement
  private let resources: AppResources
  private weak var scene: SceneOrigin?

  init(_ element: DocumentElement, _ loading: InterfaceLoading) {
    self.element = element
    document = loading.document
    resources = loading.resources
    scene = loading.scene
    super.init(nibName: element.id ?? "", bundle: nil)
  }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let loading = InterfaceLoading(document, resources, traits: Simulator.current.traitCollection)
    loading.scene = scene
    loading.objects = scene?.living ?? [:]
    guard let view = loading.makeView(element) else { return [] }
    loading.finish()
    loading.awake()
    return [view]
  }

  override var exists: Bool { true }
}
