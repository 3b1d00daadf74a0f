import Foundation
import HeadlessKit

/// A property of a view that a data source gives a content, by the name that its code uses.
@MainActor
struct ViewProperty {
  /// What a property says about a cell.
  enum Role {
    /// What it tells: texts, images, accessories.
    case content
    /// How it looks: colours, opacity, visibility.
    case looks
  }

  /// The name, such as `textLabel.text`.
  let name: String
  let role: Role
  /// The value in a view that nobody has configured, where that does not depend on its class.
  var usual: AnyHashable??
  /// Reads the value.
  let read: () -> AnyHashable?
  /// Writes a value that was read, or ``dirt(besides:)``.
  let write: (AnyHashable?) -> Void
  /// A value that no screen would want.
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

  /// A value that nobody could want to see, or, of what is either true or not, the unusual one.
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

  /// How a view looks, whatever it shows.
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
