import Foundation
import HeadlessControllers
import HeadlessViews
import struct HeadlessViews.Selector

// The initializers that only modules above call: of objects on any thread, controllers, recognizers and
// segues.

extension NSObject {
  /// Creates an object of the class that this is called on, with its `init()`.
  ///
  /// It may be called on any thread; registered initializers are known on the main queue.
  package static func plainInstance() -> Self {
    guard Simulator.isOnMainQueue else {
      #if WITHOUT_DYNAMIC_CREATION
        preconditionFailure("Without dynamic creation, create \(self) on the main queue.")
      #else
        return unsafeDowncast(newInstance(()), to: self)
      #endif
    }
    nonisolated(unsafe) var made: NSObject?
    MainActor.assumeIsolated { made = plainInitializer.exactly(self, ()) }
    return unsafeDowncast(made ?? NSObject(), to: self)
  }
}

extension ViewController {
  /// The initializer of controllers.
  package static let nibInitializer = DynamicInitializer<ViewController, (String?, Bundle?)>(
    "init(nibName:bundle:)", of: { ViewController(nibName: $0.0, bundle: $0.1) },
    unregistered: { type, arguments in
      #if WITHOUT_DYNAMIC_CREATION
        return nil
      #else
        return type.newInstance(nibName: arguments.0, bundle: arguments.1)
      #endif
    })
}

extension GestureRecognizer {
  /// The initializer of recognizers.
  package static let targetInitializer = DynamicInitializer<GestureRecognizer, (Any?, Selector?)>(
    "init(target:action:)", of: { GestureRecognizer(target: $0.0, action: $0.1) },
    unregistered: { type, arguments in
      #if WITHOUT_DYNAMIC_CREATION
        return nil
      #else
        return type.newInstance(target: arguments.0, action: arguments.1)
      #endif
    })
}

extension StoryboardSegue {
  package typealias Ends = (
    identifier: String?, source: ViewController, destination: ViewController
  )

  /// The initializer of segues.
  package static let endsInitializer = DynamicInitializer<StoryboardSegue, Ends>(
    "init(identifier:source:destination:)",
    of: {
      StoryboardSegue(identifier: $0.identifier, source: $0.source, destination: $0.destination)
    },
    unregistered: { type, ends in
      #if WITHOUT_DYNAMIC_CREATION
        return nil
      #else
        return type.newInstance(
          identifier: ends.identifier, source: ends.source, destination: ends.destination)
      #endif
    })
}

extension InitializerRegistry {
  /// Registers the initializer `init(nibName:bundle:)` of a class of controllers.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Screen: ViewController>(
    _ type: Screen.Type, _ make: @escaping @MainActor (String?, Bundle?) -> Screen
  ) {
    ViewController.nibInitializer.register(type) { make($0.0, $0.1) }
  }

  /// Registers the initializer `init(target:action:)` of a class of gesture recognizers.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Recognizer: GestureRecognizer>(
    _ type: Recognizer.Type, _ make: @escaping @MainActor (Any?, Selector?) -> Recognizer
  ) {
    GestureRecognizer.targetInitializer.register(type) { make($0.0, $0.1) }
  }

  /// Registers the initializer `init(identifier:source:destination:)` of a class of segues.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Segue: StoryboardSegue>(
    _ type: Segue.Type,
    _ make: @escaping @MainActor (String?, ViewController, ViewController) -> Segue
  ) {
    StoryboardSegue.endsInitializer.register(type) {
      make($0.identifier, $0.source, $0.destination)
    }
  }
}
