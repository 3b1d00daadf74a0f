import Foundation

let result = await Command(Array(CommandLine.arguments.dropFirst())).run(Input())
FileHandle.standardOutput.write(Data(result.output.utf8))
FileHandle.standardError.write(Data(result.errors.utf8))
exit(result.status.rawValue)
