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

/// An explanation of why a drawing is not that of the reference.
public struct DrawingMismatch: Error, Hashable, Sendable {
  /// The reason of the failure.
  public enum Reason: Hashable, Sendable {
    /// The drawing differs from the reference.
    case differs
    /// There was no reference; the drawing was recorded. Run the test again.
    case recorded(in: String)
    /// The drawing could not be recorded; the error is named.
    case notRecorded(why: String)
  }

  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The reason of the failure.
  public var reason: Reason
  /// The reference.
  public var expected: String
  /// The drawing.
  public var drawing: String
}

extension DrawingMismatch {
  /// The lines of both drawings: those of the reference only after `-`, those of the drawing only
  /// after `+`, those of both after two spaces.
  public var difference: String {
    let (old, new) = (Self.lines(expected), Self.lines(drawing))
    let changes = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, removed.contains(before) {
        lines.append("- \(old[before])")
        before += 1
      } else if after < new.count, inserted.contains(after) {
        lines.append("+ \(new[after])")
        after += 1
      } else {
        lines.append("  \(new[after])")
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension DrawingMismatch: CustomStringConvertible {
  /// The explanation, with the difference line by line.
  public var description: String {
    let place = "\(file.split(separator: "/").last ?? ""):\(line)"
    return switch reason {
    case .differs:
      "\(place): the drawing differs from the reference (-). Run the test with "
        + "\(DrawingRecorder.variable)=1 to record the new one (+).\n\(difference)"
    case .recorded(let path):
      "\(place): the drawing was recorded in \(path). Check it, and run the test again.\n\(drawing)"
    case .notRecorded(let why):
      "\(place): the drawing could not be recorded: \(why)\n\(drawing)"
    }
  }
}
