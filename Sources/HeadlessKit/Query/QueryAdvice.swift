import Foundation
import HeadlessControls

/// The hints of a query failure: elements that nearly match, and queries that tell elements apart.
@MainActor
struct QueryAdvice {
  private let reading: ScreenReading
  private let query: ScreenQuery
  private static let mostNearMisses = 4

  init(_ query: ScreenQuery, in reading: ScreenReading) {
    self.query = query
    self.reading = reading
  }

  /// Returns an element together with a query that matches it alone.
  func sighting(_ element: ScreenElement) -> QueryFailure.Sighting {
    QueryFailure.Sighting(
      name: element.description, x: Int(nearest: element.frame.minX),
      y: Int(nearest: element.frame.minY), query: queryFor(element)?.description)
  }

  // MARK: Telling elements apart

  /// Returns the simplest query that matches an element and nothing else.
  private func queryFor(_ element: ScreenElement) -> ScreenQuery? {
    guard element.obstacle == nil else { return nil }
    if case .rowWith = query.condition, element.role != .row, let text = element.shownText {
      let row = ScreenQuery.row(text)
      if row.matches(in: reading.seen).count == 1 { return row }
    }
    return candidates(for: element).first { candidate in
      let found = candidate.matches(in: reading.seen)
      return found.count == 1 && found[0].object === element.object
    }
  }

  private func candidates(for element: ScreenElement) -> [ScreenQuery] {
    let plain = plainQueries(for: element)
    var places: [ScreenQuery] = []
    if let title = element.sectionTitle { places.append(.section(title)) }
    if let row = element.surroundings.row, element.role != .row {
      places += otherTexts(in: row, than: element).map { .row($0) }
      places.append(.row(at: row.indexPath))
    }
    let placed = places.flatMap { place in plain.map { $0.within(place) } }
    let found = query.matches(in: reading.seen)
    let number = found.firstIndex { $0.object === element.object }.map { [query.nth($0)] } ?? []
    return plain + placed + number
  }

  private func plainQueries(for element: ScreenElement) -> [ScreenQuery] {
    var queries: [ScreenQuery] = []
    let name = element.shownText ?? element.names.first
    switch element.role {
    case .button, .field, .toggle, .image, .datePicker, .title, .tab:
      queries.append(ScreenQuery(condition: .role(element.role, name)))
    case .header: if let title = element.sectionTitle { queries.append(.section(title)) }
    case .row:
      queries += texts(in: element).map { .row($0) }
      if let path = element.indexPath { queries.append(.row(at: path)) }
    case .text, .slider, .progress, .footer, .alert, .bar, .view: break
    }
    if let text = element.shownText { queries.append(.text(text)) }
    if let identifier = element.identifier { queries.append(.identifier(identifier)) }
    if element.isLabelSpoken, let label = element.label { queries.append(.label(label)) }
    if element.role == .text, let text = element.text {
      queries.append(.text(text).and(.view(Label.self)))
    }
    return queries
  }

  private func texts(in row: ScreenElement) -> [String] {
    reading.seen.filter { $0.isInside(row) }.compactMap(\.text)
  }

  private func otherTexts(
    in row: ScreenSurroundings.Row, than element: ScreenElement
  ) -> [String] {
    reading.seen.filter {
      $0.surroundings.row?.list === row.list && $0.indexPath == row.indexPath
        && $0.text != element.text
    }.compactMap(\.text)
  }

  // MARK: Near misses

  /// The elements that nearly match, the nearest first.
  var nearMisses: [QueryFailure.NearMiss] {
    var known: Set<ObjectIdentifier> = []
    let misses = raw.filter { known.insert(ObjectIdentifier($0.element.object)).inserted }
    // A row also has the text of a label inside it.
    let innermost = misses.filter { miss in
      !misses.contains {
        $0.element.surroundings.ancestors.contains(ObjectIdentifier(miss.element.object))
      }
    }
    return innermost.prefix(Self.mostNearMisses).map {
      QueryFailure.NearMiss(sighting: sighting($0.element), difference: $0.difference)
    }
  }

  private typealias Miss = (element: ScreenElement, difference: QueryFailure.Difference)

  /// The elements that match but are not visible.
  private var unseen: [Miss] {
    query.matches(in: reading.all).compactMap { element in
      element.obstacle.map { (element, QueryFailure.Difference($0)) }
    }
  }

  /// The elements that match one part of a composed query.
  private var elsewhere: [Miss] {
    switch query.condition {
    case .inside(let inner, let outer):
      let around = outer.matches(in: reading.seen)
      guard !around.isEmpty else {
        return QueryAdvice(ScreenQuery(condition: outer), in: reading).raw
      }
      let found = inner.matches(in: reading.seen).map { ($0, QueryFailure.Difference.otherPlace) }
      return found + QueryAdvice(ScreenQuery(condition: inner), in: reading).raw
    case .both(let one, let other):
      // Elements of the wanted kind with another name are choices.
      let isByName = if case .kind = other { true } else { false }
      return one.matches(in: reading.seen).map { ($0, .otherKind) }
        + other.matches(in: reading.seen).map { ($0, isByName ? .choice : .otherKind) }
    case .rowWith(let inner), .nth(let inner, _):
      let advice = QueryAdvice(ScreenQuery(condition: inner), in: reading)
      return inner.matches(in: reading.seen).map { ($0, .otherPlace) } + advice.raw
    case .text, .textPart, .role, .label, .identifier, .trait, .kind, .rowAt, .place, .section,
      .test:
      return []
    }
  }

  private var raw: [Miss] {
    let unseen = unseen
    guard unseen.isEmpty else { return unseen }
    let alike = alike
    return elsewhere + (alike.isEmpty ? choices + nameless : alike)
  }

  /// The elements of the wanted kind without a name, which may be the one that is meant: an image
  /// alone says nothing to a person who cannot see it.
  private var nameless: [Miss] {
    guard let role = query.condition.role, query.condition.words != nil else { return [] }
    return reading.seen.filter { $0.role == role && $0.names.isEmpty }.map { ($0, .nameless) }
  }

  /// The titles of the sections on screen, for a query by section.
  private var choices: [Miss] {
    guard case .section = query.condition else { return [] }
    return reading.seen.filter { $0.role == .header && $0.sectionTitle != nil }.map {
      ($0, .choice)
    }
  }

  /// Returns the names by which a query could refer to an element.
  private func names(of element: ScreenElement) -> [String] {
    if case .section = query.condition {
      return element.role == .header ? [element.sectionTitle].compactMap(\.self) : []
    }
    let speaks = element.role == .text || element.role == .image || element.isLabelSpoken
    let names = element.role == .toggle ? element.names : []
    return names
      + [element.shownText, element.identifier, speaks ? element.label : nil].compactMap(\.self)
  }

  /// The elements with similar names.
  private var alike: [Miss] {
    guard let wanted = query.condition.words, !wanted.isEmpty else { return [] }
    let misses = reading.seen.compactMap { element -> (Miss, Int)? in
      if element.hiddenPlaceholder == wanted {
        return ((element, .placeholder), TextSimilarity.same.rawValue)
      }
      let best = names(of: element).compactMap { TextSimilarity(of: $0, to: wanted) }.min()
      guard let best else { return nil }
      if best == .same {
        let isMute = query.condition.asksForLabel && !element.isReachable
        return ((element, isMute ? .unreachable : .otherKind), best.rawValue)
      }
      return ((element, best.difference), best.rawValue)
    }
    // Of elements that are equally near, those of the wanted kind come first.
    let order = misses.enumerated().map { index, miss in
      (miss: miss.0, key: (miss.1, miss.0.element.role == query.condition.role ? 0 : 1, index))
    }
    return order.sorted { $0.key < $1.key }.map(\.miss)
  }
}

extension QueryFailure.Difference {
  fileprivate init(_ obstacle: ScreenObstacle) {
    switch obstacle {
    case .hidden(let view): self = .hidden(by: view)
    case .transparent(let view): self = .transparent(by: view)
    case .empty: self = .empty
    case .outside(let side, let points): self = .outOfSight(side.rawValue, points: points)
    case .covered(let name): self = .covered(by: name)
    case .leaving: self = .leaving
    }
  }
}

extension ScreenQuery.Condition {
  /// The text that the query looks for.
  fileprivate var words: String? {
    switch self {
    case .text(let words), .textPart(let words), .label(let words), .identifier(let words),
      .section(let words):
      words
    case .role(_, let name): name
    case .trait, .kind, .rowWith, .rowAt, .place, .test, .both, .inside, .nth: nil
    }
  }

  /// The kind of element that the query looks for.
  fileprivate var role: ScreenElement.Role? {
    if case .role(let role, _) = self { role } else { nil }
  }

  fileprivate var asksForLabel: Bool {
    if case .label = self { true } else { false }
  }
}
