import Foundation
@_spi(Hooks) import HeadlessViews

/// The coder that an object of a document is created with.
final class DocumentCoder: InterfaceCoder {
  private let element: DocumentElement
  private let loading: InterfaceLoading

  init(_ element: DocumentElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  override func decode(_ object: NSObject) { loading.apply(element, to: object) }

  override func attribute(_ name: String) -> String? { element[name] }
}
