#if os(Linux)
  import Foundation

  /// Colours at positions from 0 to 1, in place of Core Graphics' type on Linux.
  public final class CGGradient: Sendable {
    private let stops: [(place: CGFloat, color: Color.Components)]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - space: Ignored.
    ///   - colors: The colours, as an array of `CGColor`.
    ///   - locations: The position of each colour, or `nil` for equal distances.
    /// - Returns: `nil` if there are no colours.
    public init?(
      colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
    ) {
      let colors = colors.compactMap { ($0 as? CGColor)?.color.components }
      guard !colors.isEmpty else { return nil }
      let step = CGFloat(max(1, colors.count - 1))
      stops = colors.enumerated().map { index, color in
        (locations?[index] ?? CGFloat(index) / step, color)
      }
    }

    /// Returns the colour at a position; `nil` outside the gradient, unless it is extended there.
    func color(at place: CGFloat, _ options: CGGradientDrawingOptions) -> Color.Components? {
      if place < 0 { return options.contains(.drawsBeforeStartLocation) ? stops[0].color : nil }
      if place > 1 {
        return options.contains(.drawsAfterEndLocation) ? stops[stops.count - 1].color : nil
      }
      guard let next = stops.firstIndex(where: { $0.place >= place }) else {
        return stops[stops.count - 1].color
      }
      guard next > 0 else { return stops[0].color }
      let (low, high) = (stops[next - 1], stops[next])
      let share = high.place == low.place ? 1 : (place - low.place) / (high.place - low.place)
      func mix(_ channel: KeyPath<Color.Components, CGFloat>) -> CGFloat {
        low.color[keyPath: channel] * (1 - share) + high.color[keyPath: channel] * share
      }
      return Color.Components(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }

  /// Whether a gradient continues beyond its ends, in place of Core Graphics' type on Linux.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }
#endif
