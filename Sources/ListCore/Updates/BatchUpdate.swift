/// The calls that a client makes between the outermost begin and end of an update.
///
/// The order of the calls has no effect (behaviour 3.1); it is kept because a person who looks for
/// a mistake reads the calls in the order in which they were made.
public struct BatchUpdate: Hashable, Sendable {
  /// The calls, in the order in which they were made.
  public var calls: [UpdateCall]
  /// The place in the source at which the batch begins, if it is known.
  public var site: CallSite?

  /// Creates a batch from calls.
  public init(_ calls: [UpdateCall] = [], site: CallSite? = nil) {
    self.calls = calls
    self.site = site
  }

  /// Creates a batch from changes, each of them a call of its own.
  public init(_ changes: [Change]) {
    self.init(changes.map { UpdateCall([$0]) })
  }
}

extension BatchUpdate {
  /// Every change of every call, in order.
  public var changes: [Change] { calls.flatMap(\.changes) }

  /// Whether the batch has no changes.
  public var isEmpty: Bool { calls.allSatisfy(\.changes.isEmpty) }
}

/// One call of a mutation method, with all changes that it announces.
///
/// `deleteRows(at: [a, b], with: .fade)` is one call with two changes.
public struct UpdateCall: Hashable, Sendable {
  /// The changes that the call announces, in the order of its arguments.
  public var changes: [Change]
  /// The place of the call in the source, if it is known.
  public var site: CallSite?
  /// A number that the view attaches to the call, for example its row animation.
  public var tag: Int

  /// Creates a call.
  public init(_ changes: [Change], site: CallSite? = nil, tag: Int = 0) {
    self.changes = changes
    self.site = site
    self.tag = tag
  }
}

/// A problem in a batch that UIKit accepts and that corrupts the view later.
public enum UpdateAdvice: Hashable, Sendable {
  /// The item before the batch is deleted more than once. Each deletion counts. (behaviour 3B)
  case itemDeletedTwice(ItemPath)
  /// The section before the batch is deleted more than once. Each deletion counts.
  case sectionDeletedTwice(Int)
  /// The section is moved, and the batch also changes its items. (behaviour 3B)
  case itemsChangedInMovedSection(from: Int, to: Int)
}

/// The place of a call in the source.
public struct CallSite: Hashable, Sendable {
  /// The module and file, as given by `#fileID`: `Shop/CartController.swift`.
  public let fileID: String
  /// The line number, starting at 1.
  public let line: Int

  /// Creates a call site from the values of `#fileID` and `#line`.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension CallSite: CustomStringConvertible {
  /// The file without its module, followed by the line: `CartController.swift:42`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
