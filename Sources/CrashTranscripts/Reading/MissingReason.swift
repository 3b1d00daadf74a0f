/// What is missing in a report that says nothing of a list.
///
/// A person who pastes too little should hear what to paste instead.
public enum MissingReason {
  /// Returns a sentence about what the report shows instead, and what to paste next; `nil` if the
  /// report shows nothing that a crash report has.
  public static func sentence(about source: String) -> String? {
    let frames = StackFrameReader(source).frames.map(\.frame)
    if let first = frames.first, first.symbol.hasPrefix("mach_msg"), !source.contains("Crashed:") {
      return """
        The thread in it only waits: paste the thread that is marked "Crashed", and the "Last \
        Exception Backtrace" if there is one.
        """
    }
    let isException = [
      "terminating with uncaught exception", "SIGABRT", "NSException", "__exceptionPreprocess",
    ].contains(where: source.contains)
    if isException, let app = PasteEvidence(frames: frames).appFrame, frames.count > 2 {
      return """
        The frames are about \(app.symbol), which no list called. Paste the line with the "reason" \
        of the exception if a list is involved.
        """
    }
    if isException, !source.contains("reason:") {
      return """
        It tells of an exception and not of its reason: paste the line with "reason:" that the \
        console prints before it, or stop at an exception breakpoint and paste the stack.
        """
    }
    return nil
  }
}
