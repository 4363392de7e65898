/** What a list can be narrowed to by a press, with how many rows that leaves (CHIP-01, CHIP-02). */
export interface StatusChip {
  readonly label: string;
  /** How many; undefined while that is not known. */
  readonly value: number | undefined;
  /** 0 for all rows, 1 to filter by `StatusCode`, any other to filter by `CandStatusCode`. */
  readonly GroupCode: number;
  /** The code that is filtered by. */
  readonly StatusCode: number;
  readonly Active: boolean;
}

/** The chips with one as the only active one (CHIP-03). */
export const selectChip = (chips: readonly StatusChip[], at: number): StatusChip[] =>
  chips.map((chip, index) => ({ ...chip, Active: index === at }));

/** The chips with none active (CHIP-07). */
export const resetChips = (chips: readonly StatusChip[]): StatusChip[] => selectChip(chips, -1);

/** What rows have to have for the active chip: nothing for one of all rows, and where none is active (CHIP-04 to CHIP-06). */
export function filterOfChips(chips: readonly StatusChip[]): {
  readonly StatusCode?: number;
  readonly CandStatusCode?: number;
} {
  const active = chips.find(({ Active }) => Active);
  if (!active || active.GroupCode === 0) return {};
  return active.GroupCode === 1 ? { StatusCode: active.StatusCode } : { CandStatusCode: active.StatusCode };
}
