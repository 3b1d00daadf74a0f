import Foundation
import HeadlessKit

/// A recorder of the events of a list, from its creation until the recorder is stopped or released.
///
/// The lines on the console of the list's simulator are recorded too, as long as the list is on it.
/// A recorder does not retain its list.
@preconcurrency @MainActor
public final class ListRecorder {
  /// The events so far.
  public private(set) var trace = ListTrace()

  private var observations: [ListObservation] = []

  /// Starts recording.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - simulator: The simulator that shows the list, or will show it; `nil` to use the list's
  ///     own.
  public init(_ list: some ListView, on simulator: Simulator? = nil) {
    let simulator = simulator ?? list.simulator
    let note: ListObservation.Handler = { [weak self, weak simulator] event, _ in
      self?.note(event, simulator)
    }
    observations = [list.observeEvents(note), simulator.observeEvents(note)]
  }

  private func note(_ event: ListEvent, _ simulator: Simulator?) {
    trace.entries.append(ListTrace.Entry(time: simulator?.clock.now ?? 0, event: event))
  }

  /// Returns the events since the last call, and clears the trace.
  public func takeTrace() -> ListTrace {
    defer { trace = ListTrace() }
    return trace
  }

  /// Stops recording. The trace is kept.
  public func stop() {
    for observation in observations { observation.cancel() }
    observations = []
  }
}

/// A rectangle in points, as plain numbers.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a copy of a rectangle.
  public init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The right edge.
  public var maxX: Double { x + width }
}

extension Frame: CustomStringConvertible {
  /// The rectangle as `(0, 44, 390, 44)`: left, top, width, height.
  public var description: String {
    let numbers = [x, y, width, height].map { $0 == $0.rounded() ? "\(Int(nearest: $0))" : "\($0)" }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
