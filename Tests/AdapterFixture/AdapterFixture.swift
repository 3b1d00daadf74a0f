// The one file of this target that is compiled as it is on Linux. The others are written with
// Objective-C's syntax, as an iOS programmer writes, and reach the compiler adapted.
