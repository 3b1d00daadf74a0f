import Foundation
import HeadlessKit
import HeadlessViews

/// The files of an app: its storyboards and nibs.
///
/// ```swift
/// simulator.resources.add(folder: "Sources/Shop")
/// let shelf = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
///
/// Files are found by name in the folders and the folders inside them. Documents are read once, when
/// they are first used. What a test registers at ``Simulator/interfaces`` takes precedence.
@preconcurrency @MainActor
public final class AppResources {
  /// The simulator, whose console gets the warnings.
  weak var simulator: Simulator?
  /// Whether documents are laid out as Interface Builder does it, without the app's classes.
  var isDesign = false
  /// The elements and attributes that were not known, as `element@attribute`.
  var unknown: Set<String> = []

  init(_ simulator: Simulator?) {
    self.simulator = simulator
  }

  func customClass(of element: DocumentElement, in document: InterfaceDocument) -> AnyClass? { nil }
  func localized(_ document: InterfaceDocument, _ id: String?, _ property: String) -> String? {
    nil
  }
  func image(named name: String) -> Image? { nil }
  func color(named name: String) -> Color? { nil }

  /// Notes an element that is not known, with a line on the console.
  func noteUnknown(_ element: DocumentElement, in document: InterfaceDocument) {
    guard unknown.insert(element.name).inserted else { return }
    simulator?.log(
      "Unknown element <\(element.name)> in \(document.file):\(element.line) was ignored.",
      category: "InterfaceDocuments")
  }
}
