import Dispatch
import Foundation
import ListCore
import Observation

/// A pass of a view or a controller that tracks the properties of observable objects that it reads.
package enum TrackedPass: Hashable {
  case properties, constraints, layout, drawing, configuration, contentUnavailable
}

extension AccessibleObject {
  /// Runs a pass. When something changes that it reads of observable objects, the pass is made due
  /// again (behaviour 25.9).
  ///
  /// - Parameters:
  ///   - pass: The pass.
  ///   - makeInvalidation: Returns the closure that makes the pass due, which runs before a value
  ///     changes. A pass that reads no observable object needs none.
  ///   - body: The pass.
  package func tracking(
    _ pass: TrackedPass, invalidate makeInvalidation: () -> @MainActor () -> Void,
    _ body: () -> Void
  ) {
    let known = keptStates.known(ObservedPasses.self)?.passes[pass]
    known?.forget()
    // What follows is evaluated only if the pass has read an observable object.
    guard let known else {
      return withObservationTracking(
        body, onChange: observedPass(pass, makeInvalidation).handler)
    }
    withObservationTracking(
      {
        known.noteRead()
        body()
      }, onChange: known.handler)
  }

  private func observedPass(
    _ pass: TrackedPass, _ makeInvalidation: () -> @MainActor () -> Void
  ) -> ObservedPass {
    let all = kept { ObservedPasses() }
    if let known = all.passes[pass] { return known }
    let new = ObservedPass(makeInvalidation())
    all.passes[pass] = new
    return new
  }
}

extension SystemProfile {
  /// Whether passes follow observable objects: for iOS 18, an app's property list says so.
  package var tracksObservation: Bool {
    switch observationTracking {
    case .never: false
    case .withKey:
      Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false
    case .always: true
    }
  }
}

/// The observed passes of one view or controller.
@MainActor
private final class ObservedPasses {
  var passes: [TrackedPass: ObservedPass] = [:]
}

/// A pass that has read an observable object.
///
/// The standard library cannot end a tracking. So the pass also reads this object, which changes
/// before the next run: that ends the tracking of the last run, however often the pass runs.
@MainActor
private final class ObservedPass: Observable {
  private let registrar = ObservationRegistrar()
  private let invalidate: @MainActor () -> Void
  private var isForgetting = false
  private var run: Int { 0 }

  init(_ invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
  }

  func noteRead() { registrar.access(self, keyPath: \.run) }

  func forget() {
    isForgetting = true
    registrar.withMutation(of: self, keyPath: \.run) {}
    isForgetting = false
  }

  /// Called before a value changes, on any thread.
  var handler: @Sendable () -> Void {
    { [weak self] in
      guard !Simulator.isOnMainQueue else {
        return MainActor.assumeIsolated { self?.change() }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
    }
  }

  private func change() {
    if !isForgetting { invalidate() }
  }
}
