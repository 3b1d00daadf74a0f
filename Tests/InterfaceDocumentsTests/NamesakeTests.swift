import Testing
import UIKit

@testable import InterfaceDocuments

/// Documents name classes without the types around them (behaviour 23.10).
@Suite @MainActor struct NamesakeTests {
  @Test func aClassInsideATypeStandsBackForOneOfTheModule() {
    #expect(ProgramClasses.named("Namesake", in: []) == Namesake.self)
    #expect(ProgramClasses.named("Namesake", in: ["InterfaceDocumentsTests"]) == Namesake.self)
    #expect(ProgramClasses.named("Inmost", in: ["Elsewhere"]) == Outer.Inmost.self)
  }
}

private enum Outer {
  final class Namesake: UIView {}
  final class Inmost: UIView {}
}

final class Namesake: UIView {}
