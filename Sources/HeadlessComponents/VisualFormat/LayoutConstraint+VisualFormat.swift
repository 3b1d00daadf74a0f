import ConstraintSolver
import Foundation
import HeadlessViews

extension LayoutConstraint {
  /// The alignment of the views in a visual format, and the direction in which they follow each
  /// other.
  ///
  /// Counterpart: `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The centres are aligned horizontally.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The centres are aligned vertically.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of the last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of the first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The views follow each other in reading direction, as by default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The attributes that are aligned.
    fileprivate var alignments: [Attribute] {
      (1..<16).filter { rawValue & 1 << UInt($0) != 0 }.compactMap(Attribute.init)
    }
  }

  /// Creates constraints from a visual format, such as `H:|-[photo(44)]-[name]-|`.
  ///
  /// A hyphen is the standard distance: 8 points between views, the superview's margin at `|`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment of the views, and their direction.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and layout guides that the format names.
  /// - Returns: The inactive constraints, in the order of the format.
  /// - Precondition: The format is valid, and the names are in the dictionaries.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      let row = VisualFormatRow(
        text: format, format: try parser.parse(), options: opts, metrics: metrics ?? [:],
        views: views)
      return try row.constraints()
    } catch {
      CrashReport(MisuseFault(.invalidArgument, error.reason)).deliver()
      return []
    }
  }
}

/// The views of a visual format.
@MainActor
struct VisualFormatRow {
  let text: String
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    var all: [LayoutConstraint] = []
    var previous: AnyObject?
    let (near, far) = edges
    for (index, item) in format.items.enumerated() {
      let view = try view(item.name, at: item.place)
      if let previous {
        all += try distances(format.distances[index - 1]) { relation, constant in
          constraint(view, near, relation, previous, far, constant ?? 8)
        }
        all += options.intersection(.alignmentMask).alignments.map {
          constraint(view, $0, .equal, previous, $0, 0)
        }
      } else if let leading = format.leading {
        let outer = try superview(of: view, at: 0)
        all += try distances(leading) { relation, constant in
          constraint(
            view, near, relation, outer, constant == nil ? near.margin : near, constant ?? 0)
        }
      }
      for predicate in item.predicates { all.append(try size(of: view, predicate)) }
      previous = view
    }
    if let trailing = format.trailing, let last = previous {
      let outer = try superview(of: last, at: text.count - 1)
      all += try distances(trailing) { relation, constant in
        constraint(outer, constant == nil ? far.margin : far, relation, last, far, constant ?? 0)
      }
    }
    return all
  }

  /// The edges at which a view follows another one, and is followed.
  private var edges: (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// - Parameter make: Returns the constraint of a distance; `nil` for the standard distance.
  private func distances(
    _ distance: VisualFormat.Distance,
    _ make: (LayoutConstraint.Relation, CGFloat?) -> LayoutConstraint
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    // From right to left the coordinate falls along the row.
    let isFalling = !format.isVertical && options.contains(.directionRightToLeft)
    switch distance {
    case .none: return [make(.equal, 0)]
    case .standard: return [make(.equal, nil)]
    case .predicates(let predicates):
      var all: [LayoutConstraint] = []
      for predicate in predicates {
        let length = try number(predicate.operand)
        let made = make(
          isFalling ? predicate.comparison.opposite : predicate.comparison,
          isFalling ? -length : length)
        if let priority = predicate.priority {
          made.priority = LayoutPriority(Float(try number(priority)))
        }
        all.append(made)
      }
      return all
    }
  }

  private func size(
    of view: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    let own = format.isVertical ? LayoutConstraint.Attribute.height : .width
    let operand = predicate.operand
    let made: LayoutConstraint
    if operand.number == nil, metrics[operand.name] == nil, let other = views[operand.name] {
      let theirs: LayoutConstraint.Attribute =
        operand.attribute == "width" ? .width : operand.attribute == "height" ? .height : own
      made = LayoutConstraint(
        item: view, attribute: own, relatedBy: predicate.comparison, toItem: other,
        attribute: theirs, multiplier: CGFloat(operand.multiplier),
        constant: CGFloat(operand.constant))
    } else {
      made = LayoutConstraint(
        item: view, attribute: own, relatedBy: predicate.comparison, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: try number(operand))
    }
    if let priority = predicate.priority {
      made.priority = LayoutPriority(Float(try number(priority)))
    }
    return made
  }

  private func constraint(
    _ first: AnyObject, _ one: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ second: AnyObject, _ other: LayoutConstraint.Attribute, _ constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: first, attribute: one, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    if let number = operand.number { return CGFloat(number) }
    guard let metric = metrics[operand.name] else {
      throw VisualFormatError(
        message: "\(operand.name) is not a key in the metrics dictionary.", format: text,
        place: operand.place + operand.name.count)
    }
    let value: Double? =
      switch metric {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    guard let value else {
      throw VisualFormatError(
        message: "The metric \(operand.name) is not a number.", format: text, place: operand.place)
    }
    return CGFloat(value * operand.multiplier + operand.constant)
  }

  private func view(_ name: String, at place: Int) throws(VisualFormatError) -> AnyObject {
    switch views[name] {
    case let view as View: return view
    case let guide as LayoutGuide: return guide
    default:
      throw VisualFormatError(
        message: "\(name) is not a key in the views dictionary.", format: text,
        place: place + name.count)
    }
  }

  private func superview(
    of item: AnyObject, at place: Int
  ) throws(VisualFormatError) -> AnyObject {
    let outer = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
    guard let outer else {
      throw VisualFormatError(
        message: """
          Unable to interpret '|' character, because the related view doesn't have a superview
          """, format: text, place: place)
    }
    return outer
  }
}

extension LayoutConstraint.Attribute {
  /// The edge of the same side within the margins.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var opposite: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate var comparison: LayoutConstraint.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
