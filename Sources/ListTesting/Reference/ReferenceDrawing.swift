import HeadlessKit

/// Something with a drawing in characters that a test can compare with a reference: see
/// `expectDrawing(of:recording:filePath:file:line:_:)`.
@MainActor
public protocol ReferenceDrawing {
  /// The drawing, without a line break at the end.
  var referenceDrawing: String { get }
}

extension Simulator: ReferenceDrawing {
  /// The drawing of the screen.
  public var referenceDrawing: String { screenDrawing }
}

extension TableView: ReferenceDrawing {
  /// The drawing of the rows on screen.
  public var referenceDrawing: String { ScreenState(self).drawing }
}

extension CollectionView: ReferenceDrawing {
  /// The drawing of the items on screen.
  public var referenceDrawing: String { ScreenState(self).drawing }
}

extension ScreenState: ReferenceDrawing {
  /// The drawing of the screen.
  public var referenceDrawing: String { drawing }
}

extension ListTrace: ReferenceDrawing {
  /// The events, one a line.
  public var referenceDrawing: String { "\(self)".trimmingNewlines }
}

extension PathComparison: ReferenceDrawing {
  /// The comparison as text.
  public var referenceDrawing: String { "\(self)".trimmingNewlines }
}

extension String: ReferenceDrawing {
  /// The text itself.
  public var referenceDrawing: String { trimmingNewlines }

  fileprivate var trimmingNewlines: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
