import Foundation

let result = await Command(Array(CommandLine.arguments.dropFirst())).run(
  Input(emit: { FileHandle.standardOutput.write(Data($0.utf8)) }))
FileHandle.standardOutput.write(Data(result.output.utf8))
FileHandle.standardError.write(Data(result.errors.utf8))
exit(result.status.rawValue)
