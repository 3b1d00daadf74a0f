// The activities of XCTest, which its open-source edition lacks.
#if os(Linux)
  import Foundation
  import HeadlessKit

  /// A named part of a test.
  ///
  /// Counterpart: `XCTActivity`.
  @preconcurrency @MainActor
  public protocol XCTActivity: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// Adds a file to the results. Kept without effect: there are no results to which files belong.
    func add(_ attachment: XCTAttachment)
  }

  /// The place where a test runs.
  ///
  /// Counterpart: `XCTContext`.
  public enum XCTContext {
    /// Runs a part of a test.
    ///
    /// - Parameters:
    ///   - name: The name of the part.
    ///   - block: The part.
    /// - Returns: What the part returns.
    @preconcurrency @MainActor
    public static func runActivity<Result>(
      named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
      try block(Activity(name: name))
    }
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
  }

  /// A file of a test's results. Kept without effect.
  ///
  /// Counterpart: `XCTAttachment`.
  public final class XCTAttachment: NSObject {
    /// When the file is removed.
    public enum Lifetime: Int, Sendable {
      case keepAlways, deleteOnSuccess
    }

    /// The name.
    public var name: String?
    /// When the file is removed.
    public var lifetime = Lifetime.deleteOnSuccess
    /// What a test adds.
    public var userInfo: [AnyHashable: Any]?

    /// Creates an attachment with a text.
    public init(string: String) {}
    /// Creates an attachment with data.
    public init(data: Data) {}
    /// Creates an attachment with data of a type.
    public init(data: Data, uniformTypeIdentifier identifier: String) {}
    /// Creates an attachment with an image.
    public init(image: UIImage) {}
  }
#endif
