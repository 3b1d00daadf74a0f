import CrashTranscripts
import Foundation

/// The explanation of one message, for programs.
struct MessageRecord: Encodable {
  /// The message as it was pasted, the first time.
  var message: String
  /// The number of times the text contains it.
  var count: Int
  /// The family of the message.
  var family: String
  /// The release named in the text near the message; `null` if none is named.
  var release: String?
  /// The release with the closest message; `null` if there is none.
  var profile: String?
  /// `identical`, `different` or `notReproducible`.
  var reproduced: String
  /// The reason for `different` or `notReproducible`; `null` for `identical`.
  var note: String?
  /// The list's message, with addresses written as `0x…`; `null` if there was none.
  var produced: String?
  /// The assumptions of the reproduction, which the message does not state.
  var assumed: [String]
  /// The kind of list: `table` or `collection`; `null` if the report does not tell.
  var kind: String?
  /// The call that a frame names, such as `deleteRows(at:with:)`; `null` if none does.
  var call: String?
  /// The app's innermost frame: its line if the report has it, otherwise its function.
  var place: String?
  /// The causes, the most likely first, each with its repair.
  var causes: [Cause]
  /// The repair as Swift; `null` if it is unknown.
  var code: String?
  /// The cause; `null` if it is unknown.
  var cause: String?
  /// The repair; `null` if it is unknown.
  var repair: String?

  /// What the app's sources say; `null` if none are given.
  var sources: Sources?

  /// - Parameter search: The search of the app's sources; `nil` if none are given.
  init(_ reproduction: Reproduction, _ search: SourceSearch? = nil) {
    sources = search.map { Sources($0, reproduction.message) }
    message = reproduction.message.text
    count = reproduction.count
    family = reproduction.message.family.rawValue
    release = reproduction.message.clues.release?.description
    profile = reproduction.profile?.name
    reproduced = reproduction.verdict.rawValue
    note = reproduction.note
    produced = reproduction.produced?.maskingAddresses
    assumed = reproduction.assumptions
    let help = reproduction.help
    causes = help.causes.map(Cause.init)
    kind = reproduction.message.kind?.rawValue
    call = reproduction.message.evidence.call?.swiftName
    let frame = reproduction.message.evidence.appFrame
    place = frame?.location?.description ?? frame?.symbol
    cause = causes.first?.cause
    repair = causes.first?.repair
    code = causes.first?.code
  }

  private enum CodingKeys: CodingKey {
    case message, count, family, release, profile, reproduced, note, produced, assumed, cause
    case repair, kind, call, place, causes, code, sources
  }

  /// What the search of the app's sources found.
  struct Sources: Encodable {
    /// A line that explains the message.
    struct Finding: Encodable {
      var place: String
      var line: String
      var cause: String
      var code: String
    }

    /// The findings, the most likely first.
    var findings: [Finding]
    /// The line that the report names, if no finding explains it.
    var unexplained: String?
    /// What the search left out because its time was over.
    var stopped: String?

    init(_ search: SourceSearch, _ message: TranscriptMessage) {
      findings = search.findings(for: message).map {
        Finding(place: "\($0.location)", line: $0.line, cause: $0.sentence, code: $0.repair)
      }
      unexplained = search.unexplainedLine(of: message)
      stopped = search.stop?.description
    }

    private enum CodingKeys: CodingKey { case findings, unexplained, stopped }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(findings, forKey: .findings)
      try container.encode(unexplained, forKey: .unexplained)
      try container.encode(stopped, forKey: .stopped)
    }
  }

  /// A likely cause with its repair.
  struct Cause: Encodable {
    var cause: String
    var repair: String
    var code: String

    init(_ likely: LikelyCause) {
      cause = likely.sentence.maskingAddresses
      repair = likely.repair.sentence.maskingAddresses
      code = likely.repair.swiftCode
    }
  }

  /// Encodes every key, so that programs need not test for missing ones.
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
    try container.encode(kind, forKey: .kind)
    try container.encode(call, forKey: .call)
    try container.encode(place, forKey: .place)
    try container.encode(causes, forKey: .causes)
    try container.encode(code, forKey: .code)
    try container.encode(sources, forKey: .sources)
  }

  /// The record as one line of JSON with sorted keys.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings never fails.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
