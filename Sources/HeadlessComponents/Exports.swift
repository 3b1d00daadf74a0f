// A test that has components needs the queries and touches.
@_exported import HeadlessKit
