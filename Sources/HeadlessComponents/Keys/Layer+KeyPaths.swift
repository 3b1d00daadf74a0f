import Foundation
import HeadlessViews

extension Layer: KeyedProperties {
  /// Sets a property by its key path.
  ///
  /// The transform's parts are those of Core Animation: `transform.rotation`,
  /// `transform.rotation.z`, `transform.scale`, `transform.scale.x`, `transform.scale.y`,
  /// `transform.translation.x` and `transform.translation.y`. The position, the size, the opacity
  /// and the radius of the corners are set too; what has another key path is kept without effect.
  package func setKeyedValue(_ value: Any?, _ keyPath: String) {
    guard let number = LayerNumber.of(value), set(number, keyPath) else {
      return keep(value, "value " + keyPath)
    }
  }
  /// Returns a property by its key path: the number of a part of the transform, or what was kept.
  package func keyedValue(_ keyPath: String) -> Any? {
    number(keyPath) ?? kept(or: Any?.none, "value " + keyPath)
  }

  private func set(_ number: CGFloat, _ keyPath: String) -> Bool {
    var parts = TransformParts(affineTransform())
    switch keyPath {
    case "transform.rotation", "transform.rotation.z": parts.rotation = number
    case "transform.scale": (parts.scaleX, parts.scaleY) = (number, number)
    case "transform.scale.x": parts.scaleX = number
    case "transform.scale.y": parts.scaleY = number
    case "transform.translation.x": parts.translation.x = number
    case "transform.translation.y": parts.translation.y = number
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "bounds.size.width": bounds.size.width = number
    case "bounds.size.height": bounds.size.height = number
    case "opacity": opacity = Float(number)
    case "cornerRadius": cornerRadius = number
    default: return false
    }
    if keyPath.hasPrefix("transform") { setAffineTransform(parts.transform) }
    return true
  }

  private func number(_ keyPath: String) -> CGFloat? {
    let parts = TransformParts(affineTransform())
    switch keyPath {
    case "transform.rotation", "transform.rotation.z": return parts.rotation
    case "transform.scale": return (parts.scaleX + parts.scaleY) / 2
    case "transform.scale.x": return parts.scaleX
    case "transform.scale.y": return parts.scaleY
    case "transform.translation.x": return parts.translation.x
    case "transform.translation.y": return parts.translation.y
    case "position.x": return position.x
    case "position.y": return position.y
    case "bounds.size.width": return bounds.width
    case "bounds.size.height": return bounds.height
    case "opacity": return CGFloat(opacity)
    case "cornerRadius": return cornerRadius
    default: return nil
    }
  }
}

/// A number in any of the types that apps pass.
private enum LayerNumber {
  static func of(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// An affine transform as a scale, then a rotation, then a translation.
private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  init(_ transform: CGAffineTransform) {
    rotation = atan2(transform.b, transform.a)
    scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    scaleY = scaleX == 0 ? transform.d : determinant / scaleX
    translation = CGPoint(x: transform.tx, y: transform.ty)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: scaleX * cos(rotation), b: scaleX * sin(rotation), c: -scaleY * sin(rotation),
      d: scaleY * cos(rotation), tx: translation.x, ty: translation.y)
  }
}
