/** Fails with a line for each place that breaks a rule: which one, and what to do there. */
export function expectNone(places: readonly string[], whatToDo: string): void {
  expect(places.map((place) => `${place}: ${whatToDo}`)).toEqual([]);
}
