// The tests in this folder are written as iOS teams write them, and are adapted for the compiler on
// Linux. Only this file is compiled as it is.
