import Foundation
import ListCore

/// A description of the swipe action of a row that a test taps.
///
/// ```swift
/// try simulator.tapSwipeAction(.image("trash"), on: .row("Emma"))
/// ```
///
/// Counterpart: none in UIKit.
public struct SwipeActionQuery: Hashable, Sendable {
  enum Condition: Hashable {
    case title(String)
    case image(String)
    case place(Int)
  }

  let condition: Condition

  /// Returns a query for the action with a title.
  ///
  /// - Parameter title: The title.
  public static func title(_ title: String) -> SwipeActionQuery {
    SwipeActionQuery(condition: .title(title))
  }

  /// Returns a query for the first action with an image.
  ///
  /// - Parameter name: The name of the image, as in `UIImage(systemName: "trash")`.
  public static func image(_ name: String) -> SwipeActionQuery {
    SwipeActionQuery(condition: .image(name))
  }

  /// Returns a query for the action at a place.
  ///
  /// - Parameter index: The place, counted from the edge of the row, starting at 0: the action that
  ///   a full swipe performs.
  public static func place(_ index: Int) -> SwipeActionQuery {
    SwipeActionQuery(condition: .place(index))
  }
}

extension SwipeActionQuery: CustomStringConvertible {
  /// The query in Swift syntax: `.image("trash")`.
  public var description: String {
    switch condition {
    case .title(let title): ".title(\(title.quoted))"
    case .image(let name): ".image(\(name.quoted))"
    case .place(let index): ".place(\(index))"
    }
  }
}

@MainActor
extension SwipeActionQuery {
  /// Returns the first action that matches.
  func match(in actions: [ContextualAction]) -> ContextualAction? {
    switch condition {
    case .title(let title): actions.first { $0.title == title }
    case .image(let name): actions.first { $0.image?.name == name }
    case .place(let index): actions.indices.contains(index) ? actions[index] : nil
    }
  }

  /// Returns whether the deletion that a table offers by itself matches.
  func matchesDeletion(titled title: String) -> Bool {
    switch condition {
    case .title(let wanted): wanted == title
    case .image: false
    case .place(let index): index == 0
    }
  }

  /// Returns the reason why no action can be tapped.
  func refusal(
    at path: ItemPath, _ edge: Simulator.SwipeEdge, offered: [String], atOther others: [String]
  ) -> TouchRefusal {
    let name = if case .title(let title) = condition { title.quoted } else { description }
    return .noSwipeAction(name, path, edge, offered: offered, atOther: others)
  }
}

extension Simulator.SwipeEdge {
  /// The opposite edge.
  var other: Simulator.SwipeEdge { self == .leading ? .trailing : .leading }
}

@MainActor
extension SwipeActionsConfiguration {
  /// The arguments that `tapSwipeAction` finds the actions by, in order: titles, or images.
  var names: [String] {
    actions.enumerated().map { place, action in
      let image = action.image?.name.map { ".image(\($0.quoted))" }
      return action.title?.quoted ?? image ?? ".place(\(place))"
    }
  }
}

@MainActor
extension SwipeOffer {
  /// The arguments that `tapSwipeAction` finds the buttons by, in order.
  var names: [String] {
    switch self {
    case .nothing: []
    case .actions(let configuration): configuration.names
    case .deletion(let title): [title.quoted]
    }
  }
}
