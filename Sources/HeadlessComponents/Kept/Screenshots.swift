import Foundation
import HeadlessViews

/// The service that asks an app for a document to go with a screenshot. Nobody takes any here.
///
/// Counterpart: `UIScreenshotService`.
///
/// Coverage: simulated. Kept without effect: `delegate`.
@preconcurrency @MainActor
public final class ScreenshotService: NSObject {
  /// The object that makes the document.
  public weak var delegate: (any ScreenshotServiceDelegate)?
  /// The scene of the service.
  public private(set) weak var windowScene: WindowScene?

  init(windowScene: WindowScene) {
    self.windowScene = windowScene
    super.init()
  }
}

/// The object that makes the document that goes with a screenshot.
///
/// Counterpart: `UIScreenshotServiceDelegate`.
///
/// A test calls it.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes a document of the whole content. Never called here.
  func screenshotService(
    _ screenshotService: ScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension ScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: ScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

extension WindowScene {
  /// The service that asks for a document to go with a screenshot.
  public var screenshotService: ScreenshotService? {
    let service: ScreenshotService = kept(or: ScreenshotService(windowScene: self))
    keep(service)
    return service
  }
}
