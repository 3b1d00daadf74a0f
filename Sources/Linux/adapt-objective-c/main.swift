import Foundation
import ObjectiveCAdapter

// Usage: adapt-objective-c SOURCE ADAPTED [SOURCE ADAPTED]…
//
// Adapts all files of a target at once, since a selector in one names a method in another. What
// cannot be adapted is said in the form of a compiler; an error ends in status 1. A file that would
// stay as it is is not written, so that nothing is compiled again for it.
exit(Command.run(Array(CommandLine.arguments.dropFirst())))
