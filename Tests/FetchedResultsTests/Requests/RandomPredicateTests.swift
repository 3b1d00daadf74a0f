#if !canImport(ObjectiveC)
  import FetchedResults
  import Foundation
  import TestSupport
  import Testing

  /// Random conditions, written as formats and evaluated as closures.
  @MainActor
  @Suite struct RandomPredicateTests {
    private struct Condition {
      var format: String
      var arguments: [Any] = []
      var holds: (Song) -> Bool
    }

    private static let titles = ["Bach", "bark", "Ölweg", "Zoo", "olive", "ba*ch", "Z?o", ""]

    private func comparison(_ numbers: inout SeededGenerator) -> Condition {
      let number = Int32.random(in: 0...4, using: &numbers)
      let text = Self.titles.randomElement(using: &numbers) ?? ""
      let part = String(text.prefix(2))
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0: return Condition(format: "plays < \(number)") { $0.plays < number }
      case 1: return Condition(format: "plays <= %d", arguments: [number]) { $0.plays <= number }
      case 2: return Condition(format: "plays > %@", arguments: [number]) { $0.plays > number }
      case 3: return Condition(format: "plays=>\(number)") { $0.plays >= number }
      case 4:
        return Condition(format: "%K <> \(number)", arguments: ["plays"]) { $0.plays != number }
      case 5:
        return Condition(format: "plays BETWEEN {1, \(number)}") {
          1 <= $0.plays && $0.plays <= number
        }
      case 6:
        return Condition(format: "plays IN {\(number), 2}") { [number, 2].contains($0.plays) }
      case 7: return Condition(format: "title == %@", arguments: [text]) { $0.title == text }
      case 8:
        return Condition(format: "title BEGINSWITH %@", arguments: [part]) {
          $0.title?.hasPrefix(part) == true
        }
      case 9:
        return Condition(format: "title endswith[c] %@", arguments: [String(text.suffix(2))]) {
          $0.title?.lowercased().hasSuffix(text.suffix(2).lowercased()) == true
        }
      case 10:
        guard !part.isEmpty else { return Condition(format: "TRUEPREDICATE") { _ in true } }
        return Condition(format: "title CONTAINS[c] %@", arguments: [part]) {
          $0.title?.lowercased().contains(part.lowercased()) == true
        }
      case 11: return Condition(format: "artist == nil") { $0.artist == nil }
      case 12: return Condition(format: "artist != NULL") { $0.artist != nil }
      default:
        return Condition(
          format: "title LIKE %@", arguments: ["?" + text.dropFirst().prefix(1) + "*"]
        ) {
          guard let title = $0.title, !title.isEmpty else { return false }
          // The pattern's own signs match anything.
          return text.count < 2 || "*?".contains(text.dropFirst().prefix(1))
            || title.dropFirst().prefix(1) == text.dropFirst().prefix(1)
        }
      }
    }

    private func condition(_ numbers: inout SeededGenerator, depth: Int) -> Condition {
      guard depth > 0 else { return comparison(&numbers) }
      let one = condition(&numbers, depth: depth - 1)
      let other = condition(&numbers, depth: depth - 1)
      let both = one.arguments + other.arguments
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0:
        return Condition(format: "(\(one.format)) AND (\(other.format))", arguments: both) {
          one.holds($0) && other.holds($0)
        }
      case 1:
        return Condition(format: "(\(one.format) || (\(other.format)))", arguments: both) {
          one.holds($0) || other.holds($0)
        }
      case 2:
        return Condition(format: "NOT (\(one.format))", arguments: one.arguments) {
          !one.holds($0)
        }
      case 3:
        return Condition(format: "!(\(one.format)) && (\(other.format))", arguments: both) {
          !one.holds($0) && other.holds($0)
        }
      default: return one
      }
    }

    @Test("a format selects what its closure selects", arguments: 0..<8 as Range<UInt64>)
    func formats(seed: UInt64) throws {
      var numbers = SeededGenerator(seed: seed)
      let store = SongStore()
      for title in Self.titles {
        let song = Song(context: store.context)
        song.title = title
        song.plays = Int32.random(in: 0...4, using: &numbers)
        song.artist = Bool.random(using: &numbers) ? title : nil
      }
      let all = try store.context.fetch(FetchRequest<Song>(entityName: "Song"))
      for _ in 0..<60 {
        let given = condition(&numbers, depth: Int.random(in: 0...3, using: &numbers))
        let request = FetchRequest<Song>(entityName: "Song")
        request.predicate = NSPredicate(format: given.format, argumentArray: given.arguments)
        let found = try store.context.fetch(request)
        #expect(found == all.filter(given.holds), "\(given.format) \(given.arguments)")
        request.fetchOffset = 1
        request.fetchLimit = 2
        #expect(try store.context.fetch(request) == Array(found.dropFirst().prefix(2)))
      }
    }

    @Test("OR binds less than AND, and AND less than NOT")
    func precedence() {
      let texts = ["TRUEPREDICATE", "FALSEPREDICATE"]
      for one in [true, false] {
        for two in [true, false] {
          for three in [true, false] {
            let names = [one, two, three].map { texts[$0 ? 0 : 1] }
            for (format, answer) in [
              ("\(names[0]) OR \(names[1]) AND \(names[2])", one || (two && three)),
              ("\(names[0]) AND \(names[1]) OR \(names[2])", (one && two) || three),
              ("NOT \(names[0]) AND \(names[1]) OR NOT \(names[2])", (!one && two) || !three),
              ("NOT NOT \(names[0]) || ! \(names[1]) && \(names[2])", one || (!two && three)),
            ] {
              #expect(NSPredicate(format: format).evaluate(with: nil) == answer, "\(format)")
            }
          }
        }
      }
    }
  }
#endif
