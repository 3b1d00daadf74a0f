/// Crash reports as text: read, compared with the sentences of each release, performed again and
/// explained; and scenarios, the small language for what is done to a list.
@_exported import ListTesting
