import Foundation

/// What a test looks for on a screen.
///
/// ```swift
/// let emma = try simulator.find(.text("Emma"))
/// try simulator.tap(.button("Done"))
/// try simulator.tap(.button("Delete").within(.row(containing: "Emma")))
/// #expect(try simulator.findIfPresent(.text("Loading")) == nil)
/// ```
///
/// A query finds what a person could see, or what those who cannot see could reach: nothing that is
/// hidden, covered, behind an alert, or scrolled out of sight. It asks the data source nothing. A
/// failure draws the screen and proposes a query that finds something: see ``QueryFailure``.
///
/// Counterpart: none in UIKit; XCUITest's is `XCUIElementQuery`.
public struct ScreenQuery {
  let condition: Condition

  indirect enum Condition {
    case text(String)
    case textPart(String)
    case role(ScreenElement.Role, String?)
    case label(String)
    case identifier(String)
    case trait(AccessibilityTraits)
    case kind(String, @MainActor (View) -> Bool)
    case rowWith(Condition)
    case rowAt(IndexPath)
    case place(String, @MainActor (ScrollView) -> IndexPath?)
    case section(String)
    case test(String, @MainActor (ScreenElement) -> Bool)
    case both(Condition, Condition)
    case inside(Condition, of: Condition)
    case nth(Condition, Int)
  }

  // MARK: By words

  /// What shows exactly these words: a label, a button, a field, a title, a tab.
  ///
  /// - Parameter text: The words.
  public static func text(_ text: String) -> ScreenQuery { ScreenQuery(condition: .text(text)) }

  /// What shows words with this part in them.
  ///
  /// - Parameter part: The part, in the same letters.
  public static func text(containing part: String) -> ScreenQuery {
    ScreenQuery(condition: .textPart(part))
  }

  /// A button that is called so: by its title, or by its accessibility label.
  ///
  /// The buttons of bars, the one that leads back, the answers of alerts, and segments are among
  /// them.
  ///
  /// - Parameter name: What it is called; `nil` for any button.
  public static func button(_ name: String?) -> ScreenQuery { role(.button, name) }
  /// Any button.
  public static var button: ScreenQuery { role(.button, nil) }

  /// A field, a search bar or a text view: by its text, its placeholder, or its accessibility
  /// label.
  ///
  /// - Parameter name: What it shows or is called; `nil` for any field.
  public static func field(_ name: String?) -> ScreenQuery { role(.field, name) }
  /// Any field.
  public static var field: ScreenQuery { role(.field, nil) }

  /// A switch, by its accessibility label.
  ///
  /// - Parameter label: What it is called; `nil` for any switch.
  public static func toggle(_ label: String?) -> ScreenQuery { role(.toggle, label) }
  /// Any switch.
  public static var toggle: ScreenQuery { role(.toggle, nil) }

  /// A picture, by its name, or by its accessibility label.
  ///
  /// - Parameter name: What it is called; `nil` for any picture.
  public static func image(_ name: String?) -> ScreenQuery { role(.image, name) }
  /// Any picture.
  public static var image: ScreenQuery { role(.image, nil) }

  /// The title on a navigation bar.
  ///
  /// - Parameter text: What it says.
  public static func title(_ text: String) -> ScreenQuery { role(.title, text) }

  /// A tab, by what it says.
  ///
  /// - Parameter text: What it says.
  public static func tab(_ text: String) -> ScreenQuery { role(.tab, text) }

  // MARK: By accessibility

  /// What is called so by those who cannot see it. What is only a part of something that speaks as
  /// one, such as a label in a table cell, is not reached by them, and not found.
  ///
  /// - Parameter label: The accessibility label.
  public static func label(_ label: String) -> ScreenQuery {
    ScreenQuery(condition: .label(label))
  }

  /// What has an accessibility identifier.
  ///
  /// - Parameter identifier: The identifier.
  public static func identifier(_ identifier: String) -> ScreenQuery {
    ScreenQuery(condition: .identifier(identifier))
  }

  /// What has all of some accessibility traits, among that which those who cannot see can reach.
  ///
  /// - Parameter traits: The traits.
  public static func trait(_ traits: AccessibilityTraits) -> ScreenQuery {
    ScreenQuery(condition: .trait(traits))
  }

  // MARK: By place

  /// The row, or the item of a collection view, that shows exactly these words.
  ///
  /// - Parameter text: The words.
  public static func row(containing text: String) -> ScreenQuery { row(containing: .text(text)) }

  /// The row, or the item of a collection view, in which a query finds something.
  ///
  /// - Parameter query: What is in the row.
  public static func row(containing query: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .rowWith(query.condition))
  }

  /// The row, or the item of a collection view, at an index path.
  ///
  /// - Parameter indexPath: Where it is in its list.
  public static func row(at indexPath: IndexPath) -> ScreenQuery {
    ScreenQuery(condition: .rowAt(indexPath))
  }

  /// The header of the section with a title; ``within(_:)`` takes it for all of that section.
  ///
  /// - Parameter title: The first words of the section's header, which is on screen.
  public static func section(_ title: String) -> ScreenQuery {
    ScreenQuery(condition: .section(title))
  }

  /// The row, or the item of a collection view, whose place somebody knows: for queries by what a
  /// data source keeps.
  ///
  /// - Parameters:
  ///   - name: How messages spell the query.
  ///   - indexPath: Answers where it is in a list; `nil` if it is not in that one.
  public static func row(
    named name: String, at indexPath: @escaping @MainActor (_ list: ScrollView) -> IndexPath?
  ) -> ScreenQuery {
    ScreenQuery(condition: .place(name, indexPath))
  }

  // MARK: By class, or by whatever else

  /// A view of a class.
  ///
  /// - Parameter kind: The class.
  public static func view<Kind: View>(_ kind: Kind.Type) -> ScreenQuery {
    let name = ObjectName.name(of: kind)
    return ScreenQuery(condition: .kind(".view(\(name).self)") { $0 is Kind })
  }

  /// What passes a test.
  ///
  /// - Parameters:
  ///   - name: How messages spell the test.
  ///   - test: The test.
  public static func that(
    _ name: String, _ test: @escaping @MainActor (_ element: ScreenElement) -> Bool
  ) -> ScreenQuery {
    ScreenQuery(condition: .test(name, test))
  }

  // MARK: Together

  /// What another query finds as well.
  ///
  /// - Parameter other: The other query.
  public func and(_ other: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .both(condition, other.condition))
  }

  /// What is within that which another query finds: in a row, in a view, or in a section.
  ///
  /// - Parameter outer: The other query.
  public func within(_ outer: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .inside(condition, of: outer.condition))
  }

  /// One of several, from top to bottom and from left to right. The first is 0.
  ///
  /// - Parameter index: How many come before it.
  public func nth(_ index: Int) -> ScreenQuery {
    ScreenQuery(condition: .nth(condition, index))
  }

  private static func role(_ role: ScreenElement.Role, _ name: String?) -> ScreenQuery {
    ScreenQuery(condition: .role(role, name))
  }
}
