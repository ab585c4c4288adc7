/// Every state that actions lead to, each found once, and which state leads to which.
struct StateGraph<State: Hashable> {
    private(set) var successors: [State: Set<State>] = [:]

    var states: Set<State> { Set(successors.keys) }

    /// Walks all states.
    ///
    /// - Parameters:
    ///   - start: The first state, and the value that is tested, in that state.
    ///   - limit: So many states are too many.
    ///   - actions: What can happen in any state.
    ///   - perform: Does it to both, and compares them.
    init<Value, Action>(
        from start: (State, Value), limit: Int = 20_000, actions: [Action],
        perform: (inout State, inout Value, Action) -> Void
    ) {
        var open = [start]
        successors[start.0] = []
        while let (state, value) = open.popLast(), successors.count < limit {
            for action in actions {
                var (next, changed) = (state, value)
                perform(&next, &changed, action)
                successors[state, default: []].insert(next)
                if successors[next] == nil {
                    successors[next] = []
                    open.append((next, changed))
                }
            }
        }
    }

    /// The states from which there is a way to one that is sought.
    func states(leadingTo isSought: (State) -> Bool) -> Set<State> {
        var predecessors: [State: [State]] = [:]
        for (state, nexts) in successors { for next in nexts { predecessors[next, default: []].append(state) } }
        var found = states.filter(isSought)
        var open = Array(found)
        while let state = open.popLast() {
            for previous in predecessors[state] ?? [] where found.insert(previous).inserted { open.append(previous) }
        }
        return found
    }
}
