type Named<Name extends string, Value> = readonly (readonly [Name, Value])[];

/** What came of trying each of them in turn: compared as a whole, every name for which a rule does not hold is reported. */
export async function outcomesByName<Name extends string, Value, Outcome>(
  all: Named<Name, Value>,
  attempt: (name: Name, value: Value) => Promise<Outcome>,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const [name, value] of all) outcomes[name] = await attempt(name, value);
  return outcomes;
}

/** What should come of each of them. */
export function expectedByName<Name extends string, Value, Outcome>(
  all: Named<Name, Value>,
  expected: (value: Value) => Outcome,
): Record<string, Outcome> {
  return Object.fromEntries(all.map(([name, value]) => [name, expected(value)]));
}
