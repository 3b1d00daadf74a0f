import HeadlessKit
import ListCore

extension SnapshotFault {
  /// Crashes in the words of the current simulator's system.
  ///
  /// Snapshots raise at their own calls and not at the apply (crash families E). Inside a capture
  /// this returns, and the call leaves the snapshot as UIKit leaves it.
  @usableFromInline
  func raise() {
    CrashReport(.snapshot(self), profile: Simulator.currentProfile).deliver()
  }
}
