import { ROW_OUTCOMES, type RowOutcome, type RowState } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportCounts } from '@/lib/contract/workplace/imports/shapes';

/** What rows are told apart by: what they would do, or what became of them. */
export type RowChip = Exclude<RowOutcome, 'waiting'> | Exclude<RowState, ''>;

const COUNTS = {
  new: 'New',
  changed: 'Changed',
  same: 'Same',
  refused: 'Refused',
  written: 'Written',
  taken_back: 'TakenBack',
  in_the_way: 'InTheWay',
} as const satisfies Record<RowChip, keyof ImportCounts>;

const CHIPS = {
  outcome: ['new', 'changed', 'same', 'refused'],
  state: ['written', 'taken_back', 'in_the_way', 'new', 'changed', 'same', 'refused'],
} as const satisfies Record<string, readonly RowChip[]>;

/** The chips of which there are rows, and the one that is on. */
export const rowChips = (by: keyof typeof CHIPS, counts: ImportCounts, chosen: RowChip | null) =>
  CHIPS[by]
    .map((chip) => ({ chip, count: counts[COUNTS[chip]] }))
    .filter(({ chip, count }) => count > 0 || chip === chosen);

const isOutcome = (chip: RowChip): chip is Exclude<RowOutcome, 'waiting'> =>
  (ROW_OUTCOMES as readonly string[]).includes(chip);

/** What is asked for where a chip is on. */
export const filterOfChip = (chip: RowChip | null): { Outcomes: RowOutcome[]; States: RowState[] } => ({
  Outcomes: chip && isOutcome(chip) ? [chip] : [],
  States: chip && !isOutcome(chip) ? [chip] : [],
});
