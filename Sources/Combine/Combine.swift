// Combine, which Linux does not have: publishers, subscribers, subjects, operators, schedulers,
// `ObservableObject` and `@Published`, under Apple's names and with the behaviour that Apple's
// documentation says, so that people's models compile and work unchanged.
//
// How it's built, in the order in which it's best read:
// - `Protocols`: what publishers, subscribers and schedulers are.
// - `Delivery`: the few mechanisms that all publishers share. `BufferedSubscription` keeps the rules of
//   demand, order, threads and cancellation; `transform` and `gather` make operators out of a closure
//   that says what is done with a value.
// - `Publishers`, `Subjects`, `Subscribers`, `Operators`, `Objects`: one file for each theme.
// - `Schedulers`: queues and run loops. What is put off to the main queue goes through `MainQueue`,
//   so that a renderer can do it between its passes.
// - `Foundation`: timers, notifications, loading of data.
//
// What differs from Apple's, and why:
// - No lock is held while a subscriber is called. If two threads send through one subject at the same
//   time, one of them may deliver the other's value; on one thread everything is delivered at once.
// - All subscribers of a subject get values in the order in which they were sent, also those that are
//   sent from within a subscriber.
// - Errors of programming that trap in Apple's (a demand of none or less) do nothing.
//
// What is left out, and why:
// - Key-value observing (`NSObject.publisher(for:)`): Linux has none.
// - The members of operators' types and most of their initialisers: people write `map`, not
//   `Publishers.Map(upstream:transform:)`. The types have Apple's names, so that they can be written.
// - Overloads that only give simpler types (`Just.map` that returns a `Just`), reflection
//   (`customMirror`, `playgroundDescription`), and coding of times of schedulers: for values that
//   are published they make no difference.
// - `breakpoint` stops no debugger.
// - Run loop modes: the main run loop stands for the main queue, which programs on Linux serve.
