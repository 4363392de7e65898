/** What the grid draws: all texts are made before, so that server and browser write the same. */

/** Halves of days are counted from the first half of the first day. */
export const HALVES = 2;

export interface GridDay {
  readonly date: string;
  /** What stands above the number: the weekday, or of a quarter the month that begins. */
  readonly above: string;
  readonly number: string;
  /** The day in words. */
  readonly label: string;
  readonly isToday: boolean;
}

/** A run of halves, the first and the last one included. */
export interface GridSpan {
  readonly first: number;
  readonly last: number;
}

export interface GridAbsence extends GridSpan {
  /** Who, what and when. */
  readonly text: string;
  /** What and when. */
  readonly when: string;
  /** The type, or that they are away. */
  readonly what: string;
  /** What stands for the type; empty where nobody says which. */
  readonly letter: string;
  readonly isPending: boolean;
  readonly isPart: boolean;
}

export interface GridRow {
  readonly key: string;
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  readonly unit: string;
  readonly isOwn: boolean;
  /** Which of the patterns of free days is theirs. */
  readonly free: number;
  readonly absences: readonly GridAbsence[];
}

/** The days on which somebody does not work, as many people do alike. */
export interface FreePattern {
  readonly halves: readonly number[];
  readonly holidays: readonly (GridSpan & { readonly name: string })[];
}

export interface Grid {
  readonly days: readonly GridDay[];
  readonly rows: readonly GridRow[];
  readonly patterns: readonly FreePattern[];
}
