/** A part of a whole, as a picture shows it. */
export interface Part {
  readonly label: string;
  readonly value: number;
  /** The list of the people who are counted in it. */
  readonly href?: `/${string}` | undefined;
}

/** The most parts that a ring shows. */
const MAX_PARTS = 6;

/** The parts that a ring shows, the last ones as one beyond so many. */
export function shownParts(parts: readonly Part[], others: string): readonly Part[] {
  if (parts.length <= MAX_PARTS) return parts;
  const rest = parts.slice(MAX_PARTS - 1).reduce((sum, { value }) => sum + value, 0);
  return [...parts.slice(0, MAX_PARTS - 1), { label: others, value: rest }];
}
