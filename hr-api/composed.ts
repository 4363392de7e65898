import * as declared from './capabilities';
import type { Capability } from './platform/capability';

/** The capabilities by name: a bundle does not keep the order of the list, so what depends on an order says so itself. */
export const capabilities: readonly Capability[] = Object.values<Capability>(declared).sort((one, other) =>
  one.name < other.name ? -1 : 1,
);

/** Everything that the capabilities declare of one kind; throws where two declare the same name. */
export function composeByName<Value>(
  kind: string,
  partOf: (capability: Capability) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const owners = new Map<string, string>();
  const all: Record<string, Value> = {};
  for (const capability of capabilities) {
    for (const [name, value] of Object.entries(partOf(capability) ?? {})) {
      const owner = owners.get(name);
      if (owner) throw new Error(`${owner} and ${capability.name} both declare the ${kind} "${name}": rename one`);
      owners.set(name, capability.name);
      all[name] = value;
    }
  }
  return all;
}
