import Foundation

/// A description of the elements that a test looks for on a screen.
///
/// ```swift
/// let emma = try simulator.find(.text("Emma"))
/// try simulator.tap(.button("Done"))
/// try simulator.tap(.button("Delete").within(.row("Emma")))
/// #expect(try simulator.findIfPresent(.text("Loading")) == nil)
/// ```
///
/// A query matches what a user can see, or reach with an assistive technology: nothing that is
/// hidden, covered, behind an alert, or scrolled out of sight. It never calls the data source. A
/// failure draws the screen and suggests a query that matches: see ``QueryFailure``.
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

  // MARK: By text

  /// Returns a query for elements that show exactly this text: labels, buttons, fields, titles,
  /// tabs.
  ///
  /// - Parameter text: The text.
  public static func text(_ text: String) -> ScreenQuery { ScreenQuery(condition: .text(text)) }

  /// Returns a query for elements whose text contains a part.
  ///
  /// - Parameter part: The part, in the same case.
  public static func text(containing part: String) -> ScreenQuery {
    ScreenQuery(condition: .textPart(part))
  }

  /// Returns a query for a button, by its title or accessibility label.
  ///
  /// It also matches bar buttons, the back button, alert buttons and segments.
  ///
  /// - Parameter name: The button's title or label; `nil` for any button.
  public static func button(_ name: String?) -> ScreenQuery { role(.button, name) }
  /// A query for any button.
  public static var button: ScreenQuery { role(.button, nil) }

  /// Returns a query for a text field, search bar or text view, by its text, placeholder or
  /// accessibility label.
  ///
  /// - Parameter name: The field's text, placeholder or label; `nil` for any field.
  public static func field(_ name: String?) -> ScreenQuery { role(.field, name) }
  /// A query for any field.
  public static var field: ScreenQuery { role(.field, nil) }

  /// Returns a query for a switch, by its accessibility label. A switch without one that is the
  /// accessory view of a table's row has the row's text and label, as VoiceOver speaks them.
  ///
  /// - Parameter label: The switch's label; `nil` for any switch.
  public static func toggle(_ label: String?) -> ScreenQuery { role(.toggle, label) }
  /// A query for any switch.
  public static var toggle: ScreenQuery { role(.toggle, nil) }

  /// Returns a query for an image, by its name or accessibility label.
  ///
  /// - Parameter name: The image's name or label; `nil` for any image.
  public static func image(_ name: String?) -> ScreenQuery { role(.image, name) }
  /// A query for any image.
  public static var image: ScreenQuery { role(.image, nil) }

  /// Returns a query for a date picker, by its accessibility label, or by the date that it shows.
  ///
  /// ```swift
  /// try simulator.choose(birthday, in: .datePicker("Birthday"))
  /// ```
  ///
  /// - Parameter name: The date picker's label or text; `nil` for any date picker.
  public static func datePicker(_ name: String?) -> ScreenQuery { role(.datePicker, name) }
  /// A query for any date picker.
  public static var datePicker: ScreenQuery { role(.datePicker, nil) }

  /// Returns a query for the title of a navigation bar.
  ///
  /// - Parameter text: The title.
  public static func title(_ text: String) -> ScreenQuery { role(.title, text) }
  /// A query for the title of any navigation bar.
  public static var title: ScreenQuery { role(.title, nil) }

  /// Returns a query for a tab, by its title.
  ///
  /// - Parameter text: The tab's title.
  public static func tab(_ text: String) -> ScreenQuery { role(.tab, text) }
  /// A query for any tab.
  public static var tab: ScreenQuery { role(.tab, nil) }

  // MARK: By accessibility

  /// Returns a query by accessibility label. It matches only elements that assistive technologies
  /// can reach: not a label in a table cell, for example, which is a part of the cell's
  /// accessibility element.
  ///
  /// - Parameter label: The accessibility label.
  public static func label(_ label: String) -> ScreenQuery {
    ScreenQuery(condition: .label(label))
  }

  /// Returns a query by accessibility identifier.
  ///
  /// - Parameter identifier: The identifier.
  public static func identifier(_ identifier: String) -> ScreenQuery {
    ScreenQuery(condition: .identifier(identifier))
  }

  /// Returns a query for elements that have all given accessibility traits, among those that
  /// assistive technologies can reach.
  ///
  /// - Parameter traits: The traits.
  public static func trait(_ traits: AccessibilityTraits) -> ScreenQuery {
    ScreenQuery(condition: .trait(traits))
  }

  // MARK: By place

  /// A query for any row on the screen, or any item of a collection view.
  ///
  /// ```swift
  /// #expect(simulator.findAll(.row).count == 3)
  /// try simulator.tap(.row.nth(0))
  /// ```
  public static var row: ScreenQuery { role(.row, nil) }
  /// A query for the header of any section on the screen.
  public static var header: ScreenQuery { role(.header, nil) }
  /// A query for the footer of any section on the screen.
  public static var footer: ScreenQuery { role(.footer, nil) }

  /// Returns a query for the row, or the item of a collection view, with a label, button or field that
  /// shows exactly this text.
  ///
  /// - Parameter text: The whole text of one of its labels, buttons or fields.
  public static func row(_ text: String) -> ScreenQuery { row(containing: .text(text)) }

  /// Returns a query for the row, or the item of a collection view, that contains a match of
  /// another query.
  ///
  /// ```swift
  /// try simulator.tap(.row(containing: .text(containing: "lawn")))
  /// ```
  ///
  /// - Parameter query: The query to match inside the row.
  public static func row(containing query: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .rowWith(query.condition))
  }

  /// Returns a query for the row, or the item of a collection view, at an index path.
  ///
  /// - Parameter indexPath: The index path in its list.
  public static func row(at indexPath: IndexPath) -> ScreenQuery {
    ScreenQuery(condition: .rowAt(indexPath))
  }

  /// Returns a query for the header of a section; in ``within(_:)`` it stands for the whole
  /// section.
  ///
  /// - Parameter title: The first text of the section's header, which is on screen.
  public static func section(_ title: String) -> ScreenQuery {
    ScreenQuery(condition: .section(title))
  }

  /// Returns a query for a row, or an item of a collection view, whose index path a closure
  /// determines: for queries by the identifiers of a data source.
  ///
  /// - Parameters:
  ///   - name: The spelling of the query in messages.
  ///   - indexPath: Returns the index path in a list; `nil` if the row is not in that list.
  public static func row(
    named name: String, at indexPath: @escaping @MainActor (_ list: ScrollView) -> IndexPath?
  ) -> ScreenQuery {
    ScreenQuery(condition: .place(name, indexPath))
  }

  // MARK: By class or predicate

  /// Returns a query for a view of a class.
  ///
  /// - Parameter kind: The class.
  public static func view<Kind: View>(_ kind: Kind.Type) -> ScreenQuery {
    let name = ObjectName.name(of: kind)
    return ScreenQuery(condition: .kind(".view(\(name).self)") { $0 is Kind })
  }

  /// Returns a query for elements that satisfy a predicate.
  ///
  /// - Parameters:
  ///   - name: The spelling of the predicate in messages.
  ///   - test: The predicate.
  public static func that(
    _ name: String, _ test: @escaping @MainActor (_ element: ScreenElement) -> Bool
  ) -> ScreenQuery {
    ScreenQuery(condition: .test(name, test))
  }

  // MARK: Composition

  /// Returns a query for elements that match another query as well.
  ///
  /// - Parameter other: The other query.
  public func and(_ other: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .both(condition, other.condition))
  }

  /// Returns a query for elements inside a match of another query: in a row, a view, or a section.
  ///
  /// - Parameter outer: The other query.
  public func within(_ outer: ScreenQuery) -> ScreenQuery {
    ScreenQuery(condition: .inside(condition, of: outer.condition))
  }

  /// Returns a query for one of several matches, counted from top to bottom and from left to right.
  ///
  /// - Parameter index: The index of the match, starting at 0.
  public func nth(_ index: Int) -> ScreenQuery {
    ScreenQuery(condition: .nth(condition, index))
  }

  private static func role(_ role: ScreenElement.Role, _ name: String?) -> ScreenQuery {
    ScreenQuery(condition: .role(role, name))
  }
}
