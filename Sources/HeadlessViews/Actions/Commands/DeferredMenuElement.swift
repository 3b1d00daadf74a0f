import Foundation

/// A part of a menu that is made when the menu opens.
///
/// Counterpart: `UIDeferredMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public final class DeferredMenuElement: MenuElement {
  /// Hands over the elements.
  public typealias Completion = @MainActor ([MenuElement]) -> Void
  private let provider: @MainActor (@escaping Completion) -> Void
  private let keeps: Bool
  private var made: [MenuElement]?

  /// Creates a part that is made once.
  ///
  /// - Parameter elementProvider: Makes the elements, now or later.
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

  /// A part that is made each time the menu opens.
  ///
  /// - Parameter elementProvider: Makes the elements, now or later.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(uncached: elementProvider) }

  /// The elements that there are when the menu opens: those that are handed over at once, or were
  /// before.
  public var elements: [MenuElement] {
    if let made, keeps { return made }
    made = nil
    provider { [weak self] in self?.made = $0 }
    return made ?? []
  }
}
