import Foundation

/// A menu element that is provided when the menu opens.
///
/// Counterpart: `UIDeferredMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public final class DeferredMenuElement: MenuElement {
  /// Delivers the elements.
  public typealias Completion = @MainActor ([MenuElement]) -> Void
  private let provider: @MainActor (@escaping Completion) -> Void
  private let keeps: Bool
  private var made: [MenuElement]?

  /// Creates an element whose contents are provided once.
  ///
  /// - Parameter elementProvider: Provides the elements, now or later.
  public init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    provider = elementProvider
    keeps = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(
    uncached elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) {
    provider = elementProvider
    keeps = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose contents are provided each time the menu opens.
  ///
  /// - Parameter elementProvider: Provides the elements, now or later.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(uncached: elementProvider) }

  /// The elements that are available when the menu opens: those that the provider delivers
  /// immediately, or delivered before.
  public var elements: [MenuElement] {
    if let made, keeps { return made }
    made = nil
    provider { [weak self] in self?.made = $0 }
    return made ?? []
  }
}
