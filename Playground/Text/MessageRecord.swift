import CrashTranscripts
import Foundation

/// What is said about one message, for programs.
struct MessageRecord: Encodable {
  /// The message as it was pasted, the first time.
  var message: String
  /// How many times the text says it.
  var count: Int
  /// Which of UIKit's sentences it is.
  var family: String
  /// The release that the text names near the message; `null` if it names none.
  var release: String?
  /// The release that says it most faithfully; `null` if none does.
  var profile: String?
  /// `identical`, `different` or `notReproducible`.
  var reproduced: String
  /// Why it is `different` or `notReproducible`; `null` if it is `identical`.
  var note: String?
  /// What the list said, addresses written as `0x…`; `null` if it said nothing.
  var produced: String?
  /// What the message does not say and the reproduction needs.
  var assumed: [String]
  /// What went wrong; `null` if that is not known.
  var cause: String?
  /// What to do; `null` if that is not known.
  var repair: String?

  init(_ reproduction: Reproduction) {
    message = reproduction.message.text
    count = reproduction.count
    family = reproduction.message.family.rawValue
    release = reproduction.message.clues.release?.description
    profile = reproduction.profile?.name
    reproduced = reproduction.verdict.rawValue
    note = reproduction.note
    produced = reproduction.produced?.maskingAddresses
    assumed = reproduction.assumptions
    cause = reproduction.cause?.maskingAddresses
    repair = reproduction.repair?.maskingAddresses
  }

  private enum CodingKeys: CodingKey {
    case message, count, family, release, profile, reproduced, note, produced, assumed, cause
    case repair
  }

  /// Writes every key, so that programs need not ask which are there.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(message, forKey: .message)
    try container.encode(count, forKey: .count)
    try container.encode(family, forKey: .family)
    try container.encode(release, forKey: .release)
    try container.encode(profile, forKey: .profile)
    try container.encode(reproduced, forKey: .reproduced)
    try container.encode(note, forKey: .note)
    try container.encode(produced, forKey: .produced)
    try container.encode(assumed, forKey: .assumed)
    try container.encode(cause, forKey: .cause)
    try container.encode(repair, forKey: .repair)
  }

  /// The record as one line of JSON, its keys sorted.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings always encode.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
