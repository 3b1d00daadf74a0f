import HeadlessKit
import ListCore

/// The result of reproducing a pasted message.
///
/// A view and a data source with the numbers of the message are created, the calls that lead to it
/// are made on every known release, and the message of the view is compared with the pasted one.
///
/// ```swift
/// let message = TranscriptReader().messages(in: log)[0]
/// let reproduction = Reproduction(message)
/// reproduction.verdict  // .identical
/// reproduction.repair   // "Add insertRows(at: [1 - 2])."
/// ```
public struct Reproduction: Sendable {
  /// The pasted message.
  public let message: TranscriptMessage
  /// The number of times the message appears in the text.
  public let count: Int
  /// The mistakes that the app's sources show.
  private(set) var shownMistakes: Set<Mistake> = []
  /// The steps that were performed, and the message of the view.
  let take: Take?
  /// The reason nothing could be performed.
  private let obstacle: String?

  /// The best performance.
  struct Take: Sendable {
    let script: Script
    let performance: Performance
    let search: ReleaseSearch
  }

  /// Reproduces a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - count: The number of times the message appears in the text.
  @MainActor
  public init(_ message: TranscriptMessage, count: Int = 1) {
    self.message = message
    self.count = count
    let scripts = Script.candidates(for: message)
    let takes = scripts.compactMap { Take($0, message) }
    take = takes.reduce(nil) { best, next in
      guard let best else { return next }
      return next.isCloser(than: best) ? next : best
    }
    obstacle =
      if take != nil {
        nil
      } else if let obstacle = message.obstacle {
        obstacle.description
      } else if scripts.isEmpty {
        Script.reasonAgainst(message)
      } else {
        "The calls that should lead to the message were made, and the view had no objection."
      }
  }
}

extension Reproduction {
  /// Returns the reproduction with the causes first that are one of the mistakes, as the app's
  /// sources show them. Causes that are not among ``help`` are not added.
  public func putting(first mistakes: Set<Mistake>) -> Reproduction {
    var copy = self
    copy.shownMistakes = mistakes
    return copy
  }

  /// The result of comparing the view's message with the pasted one.
  public enum Verdict: String, Hashable, Sendable {
    /// The messages are the same, except for descriptions of objects and the differences that
    /// ``Reproduction/concessions`` lists.
    case identical
    /// The messages differ.
    case different
    /// The view produced no message, or could not be created.
    case notReproducible
  }

  /// The result of comparing the view's message with the pasted one.
  public var verdict: Verdict {
    switch take?.search.comparison.verdict {
    case .identical?: .identical
    case .different?: .different
    case nil: .notReproducible
    }
  }

  /// The release whose message matches best.
  public var profile: SystemProfile? { take?.search.profile }
  /// The message of the view, including addresses.
  public var produced: String? { take?.performance.text }
  /// The differences that the comparison ignored.
  public var concessions: [MessageComparison.Concession] {
    take?.search.comparison.concessions ?? []
  }
  /// The reason the message could not be reproduced, as a sentence.
  public var reasonAgainst: String? { obstacle }
  /// The crash; `nil` if the view did not crash.
  public var crash: CrashReport? { take?.performance.crash }
}

extension Reproduction.Take {
  @MainActor
  fileprivate init?(_ script: Script, _ message: TranscriptMessage) {
    var performances: [SystemProfile: Performance] = [:]
    let search = ReleaseSearch.best(for: message, among: Self.profiles(for: message)) { profile in
      let performance = script.perform(profile)
      performances[profile] = performance
      return performance?.text
    }
    guard let search, let performance = performances[search.profile] else { return nil }
    self.init(script: script, performance: performance, search: search)
  }

  /// Returns every release that produces such messages. For a discarded update, these are the
  /// releases that discard updates, configured to do so.
  private static func profiles(for message: TranscriptMessage) -> [SystemProfile] {
    let named = message.clues.release?.profile
    let profiles =
      ReleaseSearch.profiles.filter { $0 == named } + ReleaseSearch.profiles.filter { $0 != named }
    if message.facts?.isAboutSnapshots == true {
      return profiles.filter { $0 == .iOS13_3 || SystemProfile.supported.contains($0) }
    }
    guard message.family == .invalidUpdateSoftReload else { return profiles }
    return profiles.filter { $0.droppedUpdateMessage != .none }.map {
      var profile = $0
      profile.dropsInvalidCollectionUpdates = true
      return profile
    }
  }

  fileprivate func isCloser(than other: Self) -> Bool {
    let (mine, its) = (search.comparison, other.search.comparison)
    guard mine.verdict == .identical else { return false }
    return its.verdict != .identical || mine.concessions.count < its.concessions.count
  }
}
