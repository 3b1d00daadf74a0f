#if os(Linux)
  import Foundation

  /// A colour of a layer, on systems whose Foundation has no `CGColor`; equal by value.
  public struct CGColor: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// Red, green, blue and opacity, each from 0 to 1; lightness and opacity of a grey.
    public var components: [CGFloat]? {
      let numbers = color.components
      return numbers.isGrey
        ? [numbers.red, numbers.alpha] : [numbers.red, numbers.green, numbers.blue, numbers.alpha]
    }
    /// The number of components.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.components.alpha }

    /// Returns the same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(color: color.withAlphaComponent(alpha))
    }
  }

  extension Color {
    /// The colour as a `CGColor`.
    public var cgColor: CGColor { CGColor(color: resolvedColor(with: .current)) }

    /// Creates a colour from a `CGColor`.
    public convenience init(cgColor: CGColor) {
      self.init(cgColor.color.components)
    }
  }
#else
  import CoreGraphics

  extension Color {
    /// The colour as a `CGColor`.
    public var cgColor: CGColor {
      components.isGrey
        ? CGColor(gray: components.red, alpha: components.alpha)
        : CGColor(
          red: components.red, green: components.green, blue: components.blue,
          alpha: components.alpha)
    }

    /// Creates a colour from a `CGColor`.
    public convenience init(cgColor: CGColor) {
      let numbers = cgColor.components ?? []
      switch numbers.count {
      case 2: self.init(white: numbers[0], alpha: numbers[1])
      case 4: self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      default: self.init(white: 0, alpha: cgColor.alpha)
      }
    }
  }
#endif
