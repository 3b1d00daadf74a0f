import Foundation
import UIKit

/// Optional requirements with results that are never `nil`.
@objc public protocol VotingDelegate: AnyObject {
  @objc optional func voting(_ voting: Voting, mayVote name: String) -> Bool
  @objc optional func voting(_ voting: Voting, weightOf _: String) -> NSNumber
  @objc optional func voting(_ voting: Voting, willCount votes: Int)
  @objc optional func voting(_ voting: Voting, textFor total: Int, by format: (Int) -> String)
    -> String
  @objc optional var limit: Int { get }
  @objc optional var title: String { get set }
}

/// Counts votes as its delegate says.
@objc public class Voting: NSObject {
  public weak var delegate: VotingDelegate?
  public private(set) var total = 0

  public func vote(_ name: String) throws {
    guard delegate?.voting?(self, mayVote: try checked(name)) ?? true else { return }
    delegate?.voting?(self, willCount: total)
    total += delegate?.voting?(self, weightOf: name).intValue ?? 1
  }

  public var text: String {
    delegate?.voting?(self, textFor: total) { "\($0) votes" } ?? "none"
  }

  public var summary: String {
    guard let delegate else { return "" }
    if let limit = delegate.limit, limit < total { return "too many" }
    return "\(delegate.title ?? "Votes"): \(delegate.limit?.description ?? "any")"
  }

  /// The weight of a name, for a delegate that is known to tell it.
  public func forcedWeight(of name: String) -> Int {
    delegate!.voting!(self, weightOf: name).intValue
  }

  struct NoName: Error {}

  private func checked(_ name: String) throws -> String {
    if name.isEmpty { throw NoName() }
    return name
  }
}

/// A delegate that has all methods.
open class Committee: NSObject, VotingDelegate {
  public var title = "Committee"
  public let limit = 3

  open func voting(_ voting: Voting, mayVote name: String) -> Bool { name != "Eve" }
  public func voting(_ voting: Voting, weightOf name: String) -> NSNumber {
    NSNumber(value: name.count)
  }
  public func voting(_ voting: Voting, textFor total: Int, by format: (Int) -> String) -> String {
    title + " " + format(total)
  }

  /// Its own methods and properties are what they are.
  public func mayVote(in voting: Voting) -> [Bool] {
    let may = self.voting(voting, mayVote: "Ann")
    return [may, self.voting(voting, mayVote: "Eve"), limit == 3, may && title.count + limit > 0]
  }
}

/// A delegate whose subclass has the methods.
public class Audience: NSObject, VotingDelegate {}

public class LoudAudience: Audience {
  public private(set) var counted: [Int] = []

  public func voting(_ voting: Voting, weightOf name: String) -> NSNumber { 10 }
  public func voting(_ voting: Voting, willCount votes: Int) { counted.append(votes) }
  public var limit: Int { 15 }
}

/// Observes UIKit's objects.
@MainActor public final class BarWatcher: NSObject {
  public private(set) var heard: [String] = []
  private var observations: [NSKeyValueObservation] = []

  public func watch(_ controller: UIViewController) {
    observations = [
      controller.navigationItem.observe(\.title, options: .new) { [weak self] _, change in
        self?.heard.append("title \((change.newValue ?? nil) ?? "none")")
      },
      controller.navigationItem.observe(\UINavigationItem.rightBarButtonItems) {
        [weak self] item, _ in
        self?.heard.append("items \(item.rightBarButtonItems?.count ?? 0)")
      },
    ]
  }
}
