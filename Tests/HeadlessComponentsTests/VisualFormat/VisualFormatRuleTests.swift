import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// Constraints of visual formats, against the same constraints made by hand.
@MainActor
@Suite struct VisualFormatRuleTests {
  private static let relations: [(String, LayoutConstraint.Relation)] = [
    ("", .equal), ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
  ]

  private func text(_ constraint: LayoutConstraint, _ views: [String: View], _ root: View) -> String
  {
    func name(_ item: AnyObject?) -> String {
      item === root ? "root" : views.first { $0.value === item }?.key ?? "none"
    }
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    return """
      \(name(first)).\(constraint.firstAttribute) \(constraint.relation) \
      \(name(second)).\(constraint.secondAttribute)*\(constraint.multiplier)+\
      \(constraint.constant) @\(constraint.priority.rawValue)
      """
  }

  @Test func aRowIsItsDistancesAndSizes() throws {
    typealias Attribute = LayoutConstraint.Attribute
    for seed in 0..<UInt64(Thoroughness.number(usually: 120, exhaustively: 5_000)) {
      var random = SeededGenerator(seed: seed)
      let root = View()
      let names = ["a", "b", "c"]
      let views = Dictionary(uniqueKeysWithValues: names.map { ($0, View()) })
      for name in names { views[name].map(root.addSubview) }
      let direction = Int.random(in: 0..<4, using: &random)
      let isVertical = direction == 3
      let options: LayoutConstraint.FormatOptions = [
        [], .directionLeftToRight, .directionRightToLeft, [],
      ][direction]
      let (near, far): (Attribute, Attribute) = [
        (.leading, .trailing), (.left, .right), (.right, .left), (.top, .bottom),
      ][direction]
      let margins: [Attribute: Attribute] = [
        .leading: .leadingMargin, .trailing: .trailingMargin, .left: .leftMargin,
        .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
      ]
      let aligns = Bool.random(using: &random)
      var expected: [LayoutConstraint] = []

      /// Returns the text of a distance, and notes its constraint between two edges.
      func distance(
        _ first: View?, _ one: Attribute, _ second: View?, _ other: Attribute, edge: Attribute?
      ) -> String {
        guard let first, let second else { return "" }
        let (sign, relation) = Self.relations.randomElement(using: &random) ?? ("", .equal)
        let length = CGFloat(Int.random(in: 1..<50, using: &random))
        let priority =
          Bool.random(using: &random) ? Float(Int.random(in: 1..<999, using: &random)) : nil
        func note(
          _ relation: LayoutConstraint.Relation, _ constant: CGFloat, onEdge: Bool = false
        ) {
          let isFirst = onEdge && first === root
          let made = LayoutConstraint(
            item: first, attribute: isFirst ? margins[one] ?? one : one, relatedBy: relation,
            toItem: second, attribute: onEdge && !isFirst ? margins[other] ?? other : other,
            multiplier: 1, constant: constant)
          expected.append(made)
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          note(.equal, 0)
          return ""
        case 1:
          note(.equal, edge == nil ? 8 : 0, onEdge: edge != nil)
          return "-"
        default:
          let falls = direction == 2
          let opposite: LayoutConstraint.Relation =
            relation == .equal
            ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
          note(falls ? opposite : relation, falls ? -length : length)
          if let priority { expected.last?.priority = LayoutPriority(priority) }
          let value = Bool.random(using: &random) ? "\(Int(length))" : "m\(Int(length))"
          return "-(\(sign)\(value)\(priority.map { "@\(Int($0))" } ?? ""))-"
        }
      }

      var format = isVertical ? "V:" : Bool.random(using: &random) ? "H:" : ""
      var previous: View?
      for (index, name) in names.enumerated() {
        let view = try #require(views[name])
        if let previous {
          format += distance(view, near, previous, far, edge: nil)
          if aligns {
            expected.append(
              LayoutConstraint(
                item: view, attribute: isVertical ? .centerX : .top, relatedBy: .equal,
                toItem: previous, attribute: isVertical ? .centerX : .top, multiplier: 1,
                constant: 0))
          }
        } else if Bool.random(using: &random) {
          format += "|" + distance(view, near, root, near, edge: near)
        }
        format += "[\(name)"
        let size: Attribute = isVertical ? .height : .width
        switch Int.random(in: 0..<3, using: &random) {
        case 0: break
        case 1:
          let (sign, relation) = Self.relations.randomElement(using: &random) ?? ("", .equal)
          format += "(\(sign)30@500)"
          expected.append(
            LayoutConstraint(
              item: view, attribute: size, relatedBy: relation, toItem: nil,
              attribute: .notAnAttribute, multiplier: 1, constant: 30))
          expected.last?.priority = LayoutPriority(500)
        default:
          format += "(\(names[(index + 1) % 3]))"
          expected.append(
            LayoutConstraint(
              item: view, attribute: size, relatedBy: .equal, toItem: views[names[(index + 1) % 3]],
              attribute: size, multiplier: 1, constant: 0))
        }
        format += "]"
        previous = view
      }
      if Bool.random(using: &random) {
        format += distance(root, far, previous, far, edge: far) + "|"
      }
      let metrics = Dictionary(uniqueKeysWithValues: (1..<50).map { ("m\($0)", $0 as Any) })
      let found = LayoutConstraint.constraints(
        withVisualFormat: format,
        options: aligns ? options.union(isVertical ? .alignAllCenterX : .alignAllTop) : options,
        metrics: metrics, views: views)
      #expect(
        found.map { text($0, views, root) } == expected.map { text($0, views, root) }, "\(format)")
    }
  }

  @Test func numbersOfAllKindsAreMetrics() {
    let view = View()
    let numbers: [Any] = [2.5, CGFloat(2.5), Float(2.5), NSNumber(value: 2.5), 2]
    for (index, number) in numbers.enumerated() {
      let made = LayoutConstraint.constraints(
        withVisualFormat: "[a(m)]", metrics: ["m": number], views: ["a": view])
      #expect(made.map(\.constant) == [index == 4 ? 2 : 2.5])
    }
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    let made = LayoutConstraint.constraints(
      withVisualFormat: "V:|-3-[g(a.width)]", metrics: nil, views: ["g": guide, "a": view])
    #expect(made.first?.secondItem === view && made.first?.constant == 3)
    #expect(made.last?.secondAttribute == .width && made.last?.firstItem === guide)
  }

  @Test func mistakesAreExceptions() {
    let (root, view) = (View(), View())
    root.addSubview(view)
    let cases: [(String, [String: Any], String)] = [
      ("[b]", [:], "b is not a key in the views dictionary."),
      ("[a(m)]", [:], "m is not a key in the metrics dictionary."),
      ("[a(m)]", ["m": "text"], "The metric m is not a number."),
      ("|[r]", [:], "the related view doesn't have a superview"),
      ("[r]|", [:], "the related view doesn't have a superview"),
      ("[a(3@m)]", [:], "m is not a key in the metrics dictionary."),
    ]
    for (format, metrics, message) in cases {
      var made: [LayoutConstraint]?
      let report = captureCrash {
        made = LayoutConstraint.constraints(
          withVisualFormat: format, metrics: metrics, views: ["a": view, "r": root])
      }
      #expect(report?.reason.contains(message) == true, "\(format): \(report?.reason ?? "none")")
      #expect(made == [])
    }
  }
}
