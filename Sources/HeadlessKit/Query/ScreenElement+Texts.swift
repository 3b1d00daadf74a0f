import Foundation

extension ScreenElement {
  /// The texts that a person sees in the element, from top to bottom and from left to right: its own,
  /// and those of what it contains.
  ///
  /// ```swift
  /// let names = simulator.findAll(.view(RecipeCell.self)).map { $0.texts.first }
  /// #expect(try simulator.find(.row(at: [0, 1])).texts == ["Dune", "Frank Herbert"])
  /// ```
  ///
  /// Texts of labels, of buttons and in fields count; placeholders and images don't. They are read
  /// live, after pending layout, and are empty once the element has left the screen.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public var texts: [String] {
    guard let view else { return [text].compactMap(\.self) }
    guard view is Window || view.window != nil else { return [] }
    return view.simulator.read().seen.filter {
      $0.object === object || $0.surroundings.ancestors.contains(ObjectIdentifier(object))
    }.compactMap(\.text)
  }
}
