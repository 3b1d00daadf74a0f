// The tests of this folder are written as iOS teams write them, and reach the compiler adapted on
// Linux. Only this file does not.
