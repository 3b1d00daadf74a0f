import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A tweet identified by a number, optionally with its likes in its identity too.
private struct Tweet: Hashable, Sendable, Identifiable {
  let id: Int
  var likes: Int
  var identifiesLikes = false

  static func == (one: Tweet, other: Tweet) -> Bool {
    one.id == other.id && (!one.identifiesLikes || one.likes == other.likes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    if identifiesLikes { hasher.combine(likes) }
  }

  var text: String { "tweet \(id), \(likes) likes" }
}

/// A contact whose identifier is either created anew or kept.
private struct Contact: Hashable, Sendable, Identifiable {
  let id: UUID
  let name: String
}

/// An identifier whose hash and equality disagree.
private struct Word: Hashable, Sendable {
  let text: String
  var hashesCase = false
  var isGreedy = false

  static func == (one: Word, other: Word) -> Bool {
    one.isGreedy || one.text.lowercased() == other.text.lowercased()
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hashesCase ? text : text.lowercased())
  }
}

/// An object that is its own identifier. It is used on the main actor only.
private final class Device: Hashable, CustomStringConvertible, @unchecked Sendable {
  let serial: Int
  var name: String
  let hashesName: Bool

  init(_ serial: Int, _ name: String, hashesName: Bool) {
    (self.serial, self.name, self.hashesName) = (serial, name, hashesName)
  }

  var description: String { "device \(serial)" }

  static func == (one: Device, other: Device) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
    if hashesName { hasher.combine(name) }
  }
}

extension SeededFault {
  /// The corrected feed: the store has the content, and snapshots have identifiers.
  @MainActor
  private static func playStore() throws -> [ListFinding] {
    var likes = [1: 0, 2: 5]
    let screen = SnapshotScreen<Int>(content: { likes[$0] }, text: { "\(likes[$0] ?? 0) likes" })
    try screen.show([1, 2])
    likes[2] = 6
    try screen.edit { $0.reloadItems([2]) }
    likes[1] = 1
    try screen.edit { $0.reconfigureItems([1]) }
    return screen.findings
  }

  static let identity: [SeededFault] = [
    SeededFault("each refresh creates new identifiers", .churningIdentifiers) { isBroken in
      let screen = SnapshotScreen<Contact> { $0.name }
      let names = ["Ada", "Ben", "Cleo"]
      let kept = names.map { Contact(id: UUID(), name: $0) }
      try screen.show(kept)
      try screen.show(isBroken ? names.map { Contact(id: UUID(), name: $0) } : kept)
      return screen.findings
    },
    SeededFault("the number of likes is part of the identity", .contentInIdentity) { isBroken in
      guard isBroken else { return try playStore() }
      let screen = SnapshotScreen<Tweet> { $0.text }
      func tweets(_ likes: Int) -> [Tweet] {
        [
          Tweet(id: 1, likes: 0, identifiesLikes: true),
          Tweet(id: 2, likes: likes, identifiesLikes: true),
        ]
      }
      try screen.show(tweets(5))
      try screen.show(tweets(6))
      return screen.findings
    },
    // During the apply the provider receives the old instance (behaviour 6.11).
    SeededFault("a new snapshot marks a new instance", .reloadOfNewInstance, .staleCell) {
      isBroken in
      guard isBroken else { return try playStore() }
      let screen = SnapshotScreen<Tweet> { $0.text }
      try screen.show([Tweet(id: 1, likes: 0), Tweet(id: 2, likes: 5)])
      let changed = Tweet(id: 2, likes: 6)
      try screen.show([Tweet(id: 1, likes: 0), changed]) { $0.reloadItems([changed]) }
      return screen.findings
    },
    // The cause and its visible effect.
    SeededFault("a tweet is equal by id and has more likes", .changedWithoutMark, .staleCell) {
      isBroken in
      var likes = [1: 0, 2: 5]
      let screen = SnapshotScreen<Int>(content: { likes[$0] }, text: { "\(likes[$0] ?? 0) likes" })
      try screen.show([1, 2])
      likes[2] = 6
      try screen.edit { if !isBroken { $0.reconfigureItems([2]) } }
      return screen.findings
    },
    SeededFault("a reload names a new instance", .reloadOfNewInstance) { isBroken in
      guard isBroken else { return try playStore() }
      let screen = SnapshotScreen<Tweet> { $0.text }
      try screen.show([Tweet(id: 1, likes: 0), Tweet(id: 2, likes: 5)])
      try screen.edit { $0.reloadItems([Tweet(id: 2, likes: 6)]) }
      return screen.findings
    },
    SeededFault("an object hashes a property that can change", .changedHash) { isBroken in
      let screen = SnapshotScreen<Device>(content: { _ in nil }, text: { "\($0.serial)" })
      let devices = [1, 2].map { Device($0, "unnamed", hashesName: isBroken) }
      try screen.show(devices)
      devices[1].name = "Speaker"
      screen.identityCheck.note(screen.source.snapshot())
      return screen.findings
    },
    SeededFault("equal words hash differently", .equalWithDifferentHashes) { isBroken in
      let check = SnapshotIdentityCheck<Int, Word>()
      var snapshot = DiffableDataSourceSnapshot<Int, Word>()
      snapshot.appendSections([0])
      // A snapshot contains both if the hashes differ, as a set does.
      let words = [Word(text: "Emma", hashesCase: true), Word(text: "EMMA", hashesCase: true)]
      snapshot.appendItems(isBroken ? words : [words[0]])
      check.note(snapshot)
      return check.findings
    },
    SeededFault("one word is equal to all others", .oneSidedEquality) { isBroken in
      let check = SnapshotIdentityCheck<Int, Word>()
      var snapshot = DiffableDataSourceSnapshot<Int, Word>()
      snapshot.appendSections([0])
      snapshot.appendItems([Word(text: "Emma", isGreedy: isBroken), Word(text: "Dune")])
      check.note(snapshot)
      return check.findings
    },
    SeededFault("the server sends an item twice", .duplicateIdentifiers) { isBroken in
      let screen = SnapshotScreen<Tweet> { $0.text }
      let sent = [Tweet(id: 1, likes: 0), Tweet(id: 2, likes: 5), Tweet(id: 1, likes: 3)]
      let items = isBroken ? sent : Array(sent.prefix(2))
      screen.identityCheck.note(items: items)
      _ = try captureCrash { try screen.show(items) }
      return screen.findings
    },
    SeededFault("an empty snapshot is applied before the full one", .emptiedBeforeApply) {
      isBroken in
      let screen = SnapshotScreen<Int> { "\($0)" }
      try screen.show([1, 2, 3])
      if isBroken { screen.simulator.run { screen.source.apply(SnapshotScreen<Int>.Snapshot()) } }
      try screen.show([1, 2, 3, 4])
      return screen.findings
    },
    SeededFault("a page that was loaded before is appended again", .itemAddedAgain) { isBroken in
      let screen = SnapshotScreen<Int> { "\($0)" }
      try screen.show([1, 2, 3])
      try screen.edit { $0.appendItems(isBroken ? [3, 4] : [4]) }
      return screen.findings
    },
  ]
}
