import Foundation

/// The pen that draws lines.
package struct Stroke {
  /// The ends of a line, by the raw values of Core Graphics.
  package enum Cap: Int32, Sendable { case butt, round, square }
  /// The corners of a line, by the raw values of Core Graphics.
  package enum Join: Int32, Sendable { case miter, round, bevel }

  package var width: CGFloat = 1
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var phase: CGFloat = 0

  /// Creates a pen.
  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], phase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.phase = phase
  }

  /// Returns the areas that a stroke of some subpaths covers. They overlap.
  package func areas(of lines: [Polyline]) -> [Polyline] {
    lines.flatMap(dashed).flatMap(area)
  }

  private func area(of line: Polyline) -> [Polyline] {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      return points.first.map { cap == .round ? [circle($0)] : [] } ?? []
    }
    let ends = line.isClosed ? points + points.prefix(1) : points
    var areas: [Polyline] = []
    for (index, (start, end)) in zip(ends, ends.dropFirst()).enumerated() {
      let step = direction(start, end)
      let isFirst = !line.isClosed && index == 0
      let isLast = !line.isClosed && index == ends.count - 2
      let reach = cap == .square ? width / 2 : 0
      areas.append(
        bar(moved(start, step, isFirst ? -reach : 0), moved(end, step, isLast ? reach : 0), step))
      if cap == .round, isFirst { areas.append(circle(start)) }
      if cap == .round, isLast { areas.append(circle(end)) }
      let next = index + 2 < ends.count ? ends[index + 2] : line.isClosed ? ends[1] : nil
      if let next { areas.append(corner(at: end, step, direction(end, next))) }
    }
    return areas
  }

  private func bar(_ start: CGPoint, _ end: CGPoint, _ step: CGPoint) -> Polyline {
    let side = CGPoint(x: -step.y, y: step.x)
    let half = width / 2
    return Polyline(points: [
      moved(start, side, half), moved(end, side, half), moved(end, side, -half),
      moved(start, side, -half),
    ])
  }

  private func corner(at place: CGPoint, _ before: CGPoint, _ after: CGPoint) -> Polyline {
    if join == .round { return circle(place) }
    // The outer side is the one that the path turns away from.
    let turn = before.x * after.y - before.y * after.x
    let half = turn > 0 ? -width / 2 : width / 2
    let first = moved(place, CGPoint(x: -before.y, y: before.x), half)
    let second = moved(place, CGPoint(x: -after.y, y: after.x), half)
    let cosine = before.x * after.x + before.y * after.y
    // The length of a mitre in line widths is 1 / sin(angle / 2).
    let sine = ((1 + cosine) / 2).squareRoot()
    guard join == .miter, sine > 0, 1 / sine <= miterLimit else {
      return Polyline(points: [place, first, second])
    }
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let reach = 1 / (sine * sine)
    let tip = CGPoint(
      x: place.x + (middle.x - place.x) * reach, y: place.y + (middle.y - place.y) * reach)
    return Polyline(points: [place, first, tip, second])
  }

  private func circle(_ center: CGPoint) -> Polyline { .circle(around: center, width: width) }

  /// Splits a subpath into its dashes.
  private func dashed(_ line: Polyline) -> [Polyline] {
    let period = dash.reduce(0, +)
    guard period > 0, dash.allSatisfy({ $0 >= 0 }) else { return [line] }
    var (index, left) = (0, phase.truncatingRemainder(dividingBy: period * 2))
    while left >= dash[index % dash.count] {
      left -= dash[index % dash.count]
      index += 1
    }
    left = dash[index % dash.count] - left
    var dashes: [Polyline] = []
    var current = Polyline(points: line.points.prefix(index % 2 == 0 ? 1 : 0).map(\.self))
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    for (start, end) in zip(points, points.dropFirst()) where start != end {
      let step = direction(start, end)
      var place = start
      while true {
        let rest = hypot(end.x - place.x, end.y - place.y)
        guard left < rest else {
          left -= rest
          if index % 2 == 0 { current.points.append(end) }
          break
        }
        place = moved(place, step, left)
        if index % 2 == 0 {
          current.points.append(place)
          dashes.append(current)
        }
        index += 1
        left = dash[index % dash.count]
        current = Polyline(points: index % 2 == 0 ? [place] : [])
      }
    }
    return current.points.count > 1 ? dashes + [current] : dashes
  }

  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return CGPoint(x: 1, y: 0) }
    return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  private func moved(_ place: CGPoint, _ step: CGPoint, _ length: CGFloat) -> CGPoint {
    CGPoint(x: place.x + step.x * length, y: place.y + step.y * length)
  }
}
