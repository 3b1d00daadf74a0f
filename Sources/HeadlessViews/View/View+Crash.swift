extension View {
  /// Crashes with a report. Inside a capture the call returns, and this view is inert afterwards.
  ///
  /// - Parameter cleanUp: Discards unfinished state. It runs before the report is delivered.
  package func crash(with report: CrashReport, cleanUp: () -> Void = {}) {
    hasCrashed = true
    cleanUp()
    simulator.note(report, of: description)
    report.deliver()
  }
}
