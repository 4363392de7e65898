type Listener = () => void;

/** Who wants to hear of what, by name. */
export class Listeners {
  private readonly byName = new Map<string, Set<Listener>>();

  add(name: string, listener: Listener): () => void {
    const those = this.byName.get(name) ?? new Set();
    this.byName.set(name, those.add(listener));
    return () => void those.delete(listener);
  }

  tell(names: Iterable<string>): void {
    for (const name of names) this.byName.get(name)?.forEach((listener) => listener());
  }
}
