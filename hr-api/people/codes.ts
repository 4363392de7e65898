/** What a code in a request or reply names. None of them says who asks: that is the token's alone. */
export const CODE_NAMES = {
  UserCode: 'employment',
  ChillCode: 'employment',
  KeyCode: 'employment',
} as const;

/**
 * The employment that a request names by any of its codes; `undefined` when it gives none, `null` when two of them
 * contradict each other.
 */
export function employmentCodeIn(request: Partial<Record<keyof typeof CODE_NAMES, string>>): string | null | undefined {
  const names = Object.keys(CODE_NAMES) as (keyof typeof CODE_NAMES)[];
  const given = new Set(names.map((name) => request[name]).filter((code) => code));
  if (given.size > 1) return null;
  return given.values().next().value;
}
