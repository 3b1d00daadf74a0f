import HeadlessKit
import ListCore

/// What came of performing a pasted message again.
///
/// A view and a data source with the numbers of the message are built, the calls that lead to it
/// are made for real, on every release that is known, and what the view says is compared with what
/// was pasted.
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
  /// How many times the text says it.
  public let count: Int
  /// What was done, and what the view said.
  let take: Take?
  /// Why nothing could be done.
  private let obstacle: String?

  /// The best of all performances.
  struct Take: Sendable {
    let script: Script
    let performance: Performance
    let search: ReleaseSearch
  }

  /// Performs a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - count: How many times the text says it.
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
  /// How what the view said compares with what was pasted.
  public enum Verdict: String, Hashable, Sendable {
    /// It is the same, but for descriptions of objects and what ``Reproduction/concessions`` lists.
    case identical
    /// It is something else.
    case different
    /// The view said nothing, or could not be built.
    case notReproducible
  }

  /// How what the view said compares with what was pasted.
  public var verdict: Verdict {
    switch take?.search.comparison.verdict {
    case .identical?: .identical
    case .different?: .different
    case nil: .notReproducible
    }
  }

  /// The release that says the message most faithfully.
  public var profile: SystemProfile? { take?.search.profile }
  /// What the view said, addresses included.
  public var produced: String? { take?.performance.text }
  /// What was overlooked in the comparison.
  public var concessions: [MessageComparison.Concession] {
    take?.search.comparison.concessions ?? []
  }
  /// Why the message could not be reproduced, in a sentence.
  public var reasonAgainst: String? { obstacle }
  /// The crash, if the view crashed.
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

  /// Every release that says such things; for an update that was dropped, those that dropped some,
  /// told to do so.
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
