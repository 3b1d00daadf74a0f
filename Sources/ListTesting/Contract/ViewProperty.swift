import Foundation
import HeadlessKit

/// A property of a view that a data source configures, by the name that its code uses.
@MainActor
struct ViewProperty {
  /// The role of a property in a cell.
  enum Role {
    /// Content: texts, images, accessories.
    case content
    /// Appearance: colours, opacity, visibility.
    case looks
  }

  /// The name, such as `textLabel.text`.
  let name: String
  let role: Role
  /// The value in a view that has not been configured, unless it depends on the class.
  var usual: AnyHashable??
  /// Returns the value.
  let read: () -> AnyHashable?
  /// Sets a value that was read before, or ``dirt(besides:)``.
  let write: (AnyHashable?) -> Void
  /// A value that no screen would use.
  private let unwanted: AnyHashable

  init(
    _ name: String, _ role: Role, usual: AnyHashable?? = .none, unwanted: AnyHashable,
    read: @escaping () -> AnyHashable?, write: @escaping (AnyHashable?) -> Void
  ) {
    self.name = name
    self.role = role
    self.usual = usual
    self.unwanted = unwanted
    self.read = read
    self.write = write
  }

  /// Returns a value that no screen would use, or the unusual one of a Boolean property.
  func dirt(besides usual: AnyHashable?) -> AnyHashable {
    (usual as? Bool).map { AnyHashable(!$0) } ?? unwanted
  }
}

extension ViewProperty {
  static let unwantedText = "left over from another item"
  static let unwantedImage = Image(name: "left over from another item", size: .zero)
  static let unwantedColor = Color(red: 1, green: 0, blue: 0.77, alpha: 1)

  static func text(
    _ name: String, usual: AnyHashable?? = .none, _ read: @escaping () -> String?,
    _ write: @escaping (String?) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, .content, usual: usual, unwanted: unwantedText, read: { read() },
      write: { write($0 as? String) })
  }

  static func image(
    _ name: String, usual: AnyHashable?? = .none, _ read: @escaping () -> Image?,
    _ write: @escaping (Image?) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, .content, usual: usual, unwanted: unwantedImage, read: { read() },
      write: { write($0 as? Image) })
  }

  static func color(
    _ name: String, _ read: @escaping () -> Color?, _ write: @escaping (Color?) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, .looks, unwanted: unwantedColor, read: { read() }, write: { write($0 as? Color) })
  }

  /// Returns the properties of a view's appearance, independent of its content.
  static func looks(of view: View, _ name: String, canHide: Bool) -> [ViewProperty] {
    var all = [
      color("\(name)backgroundColor", { view.backgroundColor }, { view.backgroundColor = $0 }),
      ViewProperty(
        "\(name)alpha", .looks, unwanted: 0.37 as CGFloat, read: { view.alpha },
        write: { view.alpha = $0 as? CGFloat ?? 1 }),
    ]
    if canHide {
      all.append(
        ViewProperty(
          "\(name)isHidden", .looks, unwanted: true, read: { view.isHidden },
          write: { view.isHidden = $0 as? Bool ?? false }))
    }
    return all
  }
}
