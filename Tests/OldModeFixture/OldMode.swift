// The one file of this target that is compiled as it is on Linux. The others are written as they
// were before Swift knew actors: they use UIKit from anywhere, in the language's fifth mode.
