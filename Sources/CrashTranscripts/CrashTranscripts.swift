/// Crash reports as text, which are read, compared with the messages of each release, reproduced
/// and explained; and scenarios, a small language that describes operations on a list.
@_exported import ListTesting
