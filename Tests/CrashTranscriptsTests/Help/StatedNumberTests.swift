import ListCore
import Testing

@testable import CrashTranscripts

/// No answer states a number that the paste does not have.
@MainActor @Suite struct StatedNumberTests {
  /// The numbers in a text, without those that are part of a word.
  private func numbers(_ text: String) -> Set<String> {
    Set(
      text.replacing(/\w+…/, with: "")  // the end of an abbreviated identifier
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .filter { $0.allSatisfy(\.isNumber) }.map(String.init))
  }

  /// The numbers of index paths and sections in code; others are part of the language.
  private func positions(_ code: String) -> Set<String> {
    Set(code.matches(of: /(?:row|item|section|integer|at): (\d+)/).map { String($0.1) })
  }

  private func help(_ message: TranscriptMessage) -> Help {
    Help(message, kind: nil, diagnosis: nil, advice: message.generalAdvice, profile: .newest)
  }

  /// The messages without facts that are read in a text that ends at any of its words, each once.
  private nonisolated func messages(inCutsOf text: String) async -> [(TranscriptMessage, String)] {
    var read: Set<String> = []
    return text.indices.filter { text[$0] == " " }.flatMap { space in
      let cut = String(text[..<space])
      return TranscriptReader().messages(in: cut)
        .filter { $0.facts == nil && read.insert("\($0.text)").inserted }.map { ($0, cut) }
    }
  }

  /// Numbers that follow from those of the message: the differences and the neighbours.
  private func derived(_ stated: Set<String>) -> Set<String> {
    let values = stated.compactMap { Int($0) }
    var result = stated
    for one in values {
      for other in values + [1] {
        result.insert("\(one &- other)")
        result.insert("\(one &+ other)")
        result.insert("\((one &- other).magnitude)")
      }
    }
    return result
  }

  @Test(arguments: CollectedMessage.all)
  func `a sentence that is cut anywhere is explained without other numbers`(
    _ collected: CollectedMessage
  ) async {
    // What follows is the description of a view, of which an answer says nothing.
    for (message, cut) in await messages(inCutsOf: String(collected.text.prefix(420))) {
      let stated = numbers(cut)
      for cause in help(message).causes {
        let said = numbers(cause.sentence).union(numbers(cause.repair.sentence))
        #expect(
          said.isSubset(of: stated), "\(said.subtracting(stated)) in \(cause.sentence) for \(cut)")
        #expect(
          positions(cause.repair.swiftCode).isSubset(of: stated),
          "\(cause.repair.swiftCode) for \(cut)")
      }
    }
  }

  @Test(arguments: CollectedMessage.all)
  func `a whole sentence is explained with its numbers and those that follow from them`(
    _ collected: CollectedMessage
  ) throws {
    let reproduction = try #require(collected.reproduction)
    let stated = derived(Set(collected.text.matches(of: /\d+/).map { String($0.0) }))
    for cause in reproduction.help.causes {
      let said = numbers(cause.sentence).union(numbers(cause.repair.sentence))
      #expect(said.isSubset(of: stated.union(["1"])), "\(cause.sentence)")
    }
  }
}
