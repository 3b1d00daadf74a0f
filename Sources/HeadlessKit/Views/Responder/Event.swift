import Foundation

/// Something that happened to the device.
///
/// Hit testing passes it along; touches come with a later version.
@MainActor
open class Event: NSObject {
  /// Creates an event that says nothing.
  public override init() {
    super.init()
  }
}
