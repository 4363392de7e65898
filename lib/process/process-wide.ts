/**
 * A value of which the process has one. The framework loads a module once for each of its bundles, so that a variable of a
 * module is not that.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const kept = globalThis as unknown as Record<symbol, Value | undefined>;
  return (kept[Symbol.for(`humming-bird.portal.${name}`)] ??= make());
}
