import Foundation

/// Called by libFuzzer with one input after another, until one of them ends the process.
///
/// `.ci/nightly` builds this target with the sanitizer and starts one process for each subject. To
/// run one by hand, give the subject in the environment:
///
/// ```sh
/// HEADLESSKIT_FUZZING=1 swift build --product Fuzzer --scratch-path .build-fuzzer
/// FUZZ_SUBJECT=formats .build-fuzzer/debug/Fuzzer -max_total_time=60 Tests/Fuzzer/Seeds/formats
/// ```
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // libFuzzer calls on the main thread.
  MainActor.assumeIsolated { FuzzSubject.selected.check(text) }
  return 0
}

extension FuzzSubject {
  /// The subject named by `FUZZ_SUBJECT`.
  fileprivate static let selected: FuzzSubject = {
    let name = ProcessInfo.processInfo.environment["FUZZ_SUBJECT"] ?? ""
    guard let subject = FuzzSubject(rawValue: name) else {
      let names = FuzzSubject.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZ_SUBJECT is '\(name)'; it must be one of \(names)")
    }
    return subject
  }()
}
