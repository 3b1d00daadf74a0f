import ListCore

extension ControllerFault {
  /// Crashes as UIKit does. Inside a capture the call returns, and the misuse has no effect.
  @MainActor func deliver() {
    CrashReport(.controller(self), profile: Simulator.current.profile).deliver()
  }
}
