import HeadlessKit

/// A view that counts its layouts.
class CountingView: View {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A log shared by recording views.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records its moves between superviews and windows.
final class MovingView: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func name(_ view: View?) -> String {
    (view as? MovingView)?.name ?? (view == nil ? "nil" : "window")
  }

  override func didAddSubview(_ subview: View) { log.add("\(name).didAdd \(name(subview))") }
  override func willRemoveSubview(_ subview: View) {
    log.add("\(name).willRemove \(name(subview))")
  }
  override func willMove(toSuperview newSuperview: View?) {
    log.add("\(name).willMove to \(name(newSuperview)) from \(name(superview))")
  }
  override func didMoveToSuperview() { log.add("\(name).didMove to \(name(superview))") }
  override func willMove(toWindow newWindow: Window?) {
    log.add("\(name).willMove to window \(newWindow != nil)")
  }
  override func didMoveToWindow() { log.add("\(name).didMove to window \(window != nil)") }
}
