import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

/// The reason why a storyboard, nib or segue cannot be resolved by its name.
enum InterfaceFault: Equatable {
  /// The app has no such storyboard, and none of its controllers is registered.
  case noStoryboard(String, places: String)
  /// The document cannot be read.
  case unreadable(String)
  /// The storyboard has no controller with the identifier.
  case noController(String, identifier: String, description: String)
  /// The storyboard's controller is not of the requested class.
  case wrongClass(made: String, wanted: String)
  /// Nothing is registered for the nib.
  case noNib(String, places: String)
  /// The nib contains no view that a list could show.
  case noView(nib: String, wanted: String)
  /// A view of a nib has another reuse identifier than the one that it is registered with.
  case otherIdentifier(String, nib: String, registered: String)
  /// The owner of a controller's nib has no view outlet.
  case noViewOutlet(nib: String)
  /// The controller has no segue with the identifier.
  case noSegue(String, of: String, className: String)
}

extension InterfaceFault {
  /// The app's bundle, as Foundation describes it on Apple's systems: `NSBundle </App.app> (loaded)`.
  private static var bundle: String {
    let description = "\(Bundle.main)"
    return description.hasPrefix("NS") ? description : "NS" + description
  }

  /// UIKit's message.
  var reason: String {
    switch self {
    case .unreadable(let reason): reason
    case .noStoryboard(let name, _):
      "Could not find a storyboard named '\(name)' in bundle \(Self.bundle)"
    case .noController(_, let identifier, let description):
      "Storyboard (\(description)) doesn't contain a view controller with identifier "
        + "'\(identifier)'"
    case .wrongClass(let made, let wanted):
      "Expected a view controller of class \(wanted) from the storyboard but got \(made)."
    case .noNib(let name, _):
      "Could not load NIB in bundle: '\(Self.bundle)' with name '\(name)'"
    case .noView(let nib, let wanted):
      "invalid nib registered for identifier (\(nib)) - nib must contain exactly one top level "
        + "object which must be a \(wanted) instance"
    case .otherIdentifier(let noun, let nib, let registered):
      "\(noun) reuse indentifier in nib (\(nib)) does not match the identifier used to register the "
        + "nib (\(registered))"
    case .noViewOutlet(let nib):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view "
        + "outlet was not set."
    case .noSegue(let identifier, let controller, _):
      "Receiver (\(controller)) has no segue with identifier '\(identifier)'"
    }
  }

  /// A hint on how to resolve the fault in a test.
  var advice: String {
    switch self {
    case .noStoryboard(let name, let places):
      "\(places) Or register its controllers: "
        + "simulator.interfaces.register(storyboard: \"\(name)\", identifier: …) { … }"
    case .unreadable: "Open the file in Xcode and save it, or take it from version control again."
    case .noController(let name, let identifier, _):
      "Register it: simulator.interfaces.register(storyboard: \"\(name)\", "
        + "identifier: \"\(identifier)\") { … }"
    case .wrongClass: "Register a controller of that class."
    case .noNib(let name, let places):
      "\(places) Or register its objects: "
        + "simulator.interfaces.register(nib: \"\(name)\") { owner in […] }"
    case .noView(let nib, let wanted):
      "The closure registered for the nib \"\(nib)\" must return one \(wanted)."
    case .otherIdentifier(_, let nib, _):
      "Register the nib with the identifier \"\(nib)\", or change it in Interface Builder."
    case .noViewOutlet: "In Interface Builder, connect the outlet view of the file's owner."
    case .noSegue(let identifier, _, let className):
      "Register it: simulator.interfaces.register(segue: \"\(identifier)\", "
        + "from: \(className).self, .show) { … }"
    }
  }

  private var report: CrashReport {
    let name: ExceptionName =
      if case .noView = self { .internalInconsistency } else { .invalidArgument }
    return CrashReport(
      MisuseFault(name, reason), explanation: "\(advice) (known difference nibs)")
  }

  /// Raises the exception.
  func raise() { report.deliver() }

  /// Ends the process with the exception where no value of the wanted class can be made.
  func stop() -> Never {
    FileHandle.standardError.write(Data("\(report)\n".utf8))
    abort()
  }
}
