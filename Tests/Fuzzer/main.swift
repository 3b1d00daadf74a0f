import Foundation

// libFuzzer feeds one input after another, until one of them ends the process.
//
// `.ci/nightly` starts one process for each subject. To run one by hand, name the subject in the
// environment:
//
// ```sh
// HEADLESSKIT_FUZZING=1 swift build --product Fuzzer --scratch-path .build-fuzzer
// FUZZ_SUBJECT=formats .build-fuzzer/debug/Fuzzer -max_total_time=60 Tests/Fuzzer/Seeds/formats
// ```

/// Starts libFuzzer, which comes with the toolchain and has no module.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
exit(runFuzzer(&count, &arguments) { start, count in testOneInput(start, count) })
