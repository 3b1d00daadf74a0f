import Foundation
import Testing

/// The compiler's errors where a class has no such initializer: they are about that class.
///
/// Each class can be created with the initializers of its base class where it is known at run time
/// only (DynamicCreation). The compiler considers these for every call.
@Suite(.enabled(if: Toolchain.isAvailable)) struct CreationErrorsTests {
  private func errors(_ source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("headlesskit-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try Toolchain.run(
      [
        "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I",
        Toolchain.modules().path, file.path,
      ] + Toolchain.platform(), allowsFailure: true)
    return output.matches(of: /(?m)^[^\n]*\.swift:(\d+):\d+: error: (.*)$/)
      .map { "\($0.1): \($0.2)" }
  }

  @Test("a missing type of a parameter is the error, and no class is told to inherit from another")
  func missingType() throws {
    let found = try errors(
      """
      import UIKit
      final class Mine: UIViewController {
        init(viewModel: MissingModel) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class Row: UITableViewCell {
        init(viewModel: MissingModel) { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil }
      }
      @MainActor func make(_ model: String) -> [AnyObject] {
        [Mine(viewModel: model), Row(viewModel: model)]
      }
      """)
    #expect(found.first == "3: cannot find type 'MissingModel' in scope")
    #expect(found.filter { $0.contains("inherit from") || $0.contains("Creatable") } == [])
  }

  @Test("a wrong argument is told as for any class")
  func wrongArguments() throws {
    #expect(
      try errors(
        """
        import UIKit
        final class Mine: UIViewController {
          init(viewModel: Int) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        @MainActor func make() -> [AnyObject] {
          [Mine(viewModel: "a"),
          Mine(viewmodel: 1),
          UIView(fram: .zero)]
        }
        """) == [
          "7: cannot convert value of type 'String' to expected argument type 'Int'",
          "8: incorrect argument label in call (have 'viewmodel:', expected 'viewModel:')",
          "9: incorrect argument label in call (have 'fram:', expected 'frame:')",
        ])
  }
}
