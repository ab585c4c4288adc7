/// The reachable states, and the successors of each.
struct StateGraph<State: Hashable> {
    private(set) var successors: [State: Set<State>] = [:]

    var states: Set<State> { Set(successors.keys) }

    /// Visits every state once.
    ///
    /// - Parameters:
    ///   - start: The first state, and the tested value in that state.
    ///   - limit: The number of states at which the search stops.
    ///   - actions: The actions possible in any state.
    ///   - perform: Performs an action on the state and the value, and compares them.
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

    /// Returns the states that lead to a matching state.
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
