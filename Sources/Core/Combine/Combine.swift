// An implementation of Combine for Linux: publishers, subscribers, subjects, operators, schedulers,
// `ObservableObject` and `@Published`. It uses Apple's names and follows Apple's documented
// behavior, so that existing models compile and work unchanged.
//
// Structure, in reading order:
// - `Protocols`: publishers, subscribers and schedulers.
// - `Delivery`: the mechanisms that all publishers share. `BufferedSubscription` implements the
//   rules of demand, order, threading and cancellation; `transform` and `gather` build operators
//   from a closure that handles each value.
// - `Operators`: methods of `Publisher`, which implement the operators, and tables of the types that
//   name them.
// - `Publishers`, `Subjects`, `Subscribers`, `Objects`: one file per topic.
// - `Schedulers`: queues and run loops. Work for the main queue goes through `MainQueue`, so that a
//   renderer can run it between its passes.
// - `Foundation`: timers, notifications and loading of data.
//
// Differences from Apple's Combine:
// - No lock is held while a subscriber is called. If two threads send through one subject
//   concurrently, one of them may deliver the other's value. On a single thread all values are
//   delivered immediately.
// - All subscribers of a subject receive values in the order in which they were sent, including
//   values sent by a subscriber.
// - Programming errors that trap in Combine, such as a demand of zero or less, have no effect.
//
// Omissions:
// - Key-value observing (`NSObject.publisher(for:)`), which does not exist on Linux.
// - The members of operator types and most of their initializers: programs write `map`, not
//   `Publishers.Map(upstream:transform:)`. The types have Apple's names, so that they can be
//   spelled out.
// - Overloads that only return simpler types (such as `Just.map` returning a `Just`), reflection
//   (`customMirror`, `playgroundDescription`), and coding of scheduler times. None of them affects
//   published values.
// - `breakpoint` does not stop in a debugger.
// - Run loop modes: work for the main run loop goes to the main queue, which programs on Linux service.
