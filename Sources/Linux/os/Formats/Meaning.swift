import Foundation

/// What an integer stands for. The names are those of a format: `%{darwin.errno}d`.
enum Meaning: String {
  case truth = "bool"
  case answer = "BOOL"
  case time = "time_t"
  case error = "errno"
  case systemError = "darwin.errno"
  case mode = "darwin.mode"
  case signal = "darwin.signal"
  case byteCount = "bytes"
  case byteCountIEC = "iec-bytes"
  case bitrate
  case bitrateIEC = "iec-bitrate"
  case address = "network:in_addr"

  /// Returns the text of an integer.
  func text(of number: Int64) -> String {
    switch self {
    case .truth: number == 0 ? "false" : "true"
    case .answer: number == 0 ? "NO" : "YES"
    case .time: StoredValue.time(seconds: Int(number))
    case .error: String(cString: strerror(Int32(truncatingIfNeeded: number)))
    case .systemError:
      number == 0
        ? "[0: Success]"
        : "[\(number): \(String(cString: strerror(Int32(truncatingIfNeeded: number))))]"
    case .mode: Self.permissions(number)
    case .signal: Self.signal(Int32(truncatingIfNeeded: number))
    case .byteCount: Self.scaled(number, 1_000, ["kB", "MB", "GB", "TB", "PB", "EB"], "B", 2)
    case .byteCountIEC:
      Self.scaled(number, 1_024, ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"], "B", 2)
    case .bitrate:
      Self.scaled(number, 1_000, ["kbps", "Mbps", "Gbps", "Tbps", "Pbps", "Ebps"], "bps", 0)
    case .bitrateIEC:
      Self.scaled(number, 1_024, ["Kibps", "Mibps", "Gibps", "Tibps", "Pibps", "Eibps"], "bps", 0)
    case .address:
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: number)) {
        $0.map(String.init).joined(separator: ".")
      }
    }
  }

  private static func scaled(
    _ number: Int64, _ step: Double, _ units: [String], _ unit: String, _ digits: Int
  ) -> String {
    var value = Double(number)
    var last: String?
    for unit in units where abs(value) >= step {
      value /= step
      last = unit
    }
    return last.map { String(format: "%.\(digits)f \($0)", value) } ?? "\(number) \(unit)"
  }

  private static func permissions(_ mode: Int64) -> String {
    let types: [Int64: Character] = [
      0o010: "p", 0o020: "c", 0o040: "d", 0o060: "b", 0o100: "-", 0o120: "l", 0o140: "s",
    ]
    var letters = Array("rwxrwxrwx")
    for bit in 0..<9 where mode & (0o400 >> bit) == 0 { letters[bit] = "-" }
    let specials: [(bit: Int64, place: Int, letter: Character)] = [
      (0o4000, 2, "s"), (0o2000, 5, "s"), (0o1000, 8, "t"),
    ]
    for special in specials where mode & special.bit != 0 {
      let isExecutable = letters[special.place] == "x"
      letters[special.place] =
        isExecutable ? special.letter : Character(special.letter.uppercased())
    }
    return String(types[mode >> 9 & 0o170] ?? "?") + String(letters)
  }

  private static func signal(_ number: Int32) -> String {
    let names: [Int32: String] = [
      SIGHUP: "hup", SIGINT: "int", SIGQUIT: "quit", SIGILL: "ill", SIGTRAP: "trap",
      SIGABRT: "abrt", SIGBUS: "bus", SIGFPE: "fpe", SIGKILL: "kill", SIGSEGV: "segv",
      SIGSYS: "sys", SIGPIPE: "pipe", SIGALRM: "alrm", SIGTERM: "term", SIGURG: "urg",
      SIGSTOP: "stop", SIGTSTP: "tstp", SIGCONT: "cont", SIGCHLD: "chld", SIGTTIN: "ttin",
      SIGTTOU: "ttou", SIGIO: "io", SIGXCPU: "xcpu", SIGXFSZ: "xfsz", SIGVTALRM: "vtalrm",
      SIGPROF: "prof", SIGWINCH: "winch", SIGUSR1: "usr1", SIGUSR2: "usr2",
    ]
    let name = names[number].map { "sig\($0)" } ?? "\(number)"
    return "[\(name): \(strsignal(number).map { String(cString: $0) } ?? "Unknown signal")]"
  }
}
