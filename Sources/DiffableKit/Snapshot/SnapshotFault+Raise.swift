import HeadlessKit
import ListCore

extension SnapshotFault {
  /// Crashes with the message of the current simulator's system release.
  ///
  /// Snapshots raise in their own methods, not during the apply (crash families E). Inside a
  /// capture this method returns, and the call leaves the snapshot as UIKit leaves it.
  @usableFromInline
  func raise() {
    CrashReport(.snapshot(self), profile: Simulator.currentProfile).deliver()
  }
}
