import ListCore

extension Host {
  /// Says on the console what a list survives.
  func warn(_ warning: ListWarning) {
    console.append(
      ConsoleLine(
        warning: warning, category: warning.category ?? "UIKit", text: warning.text(profile),
        time: clock.now))
  }
}
