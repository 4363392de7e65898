import type { CalendarDate } from '../dates';

/** What a cell holds: a Date is an instant and shown on the clock of the file's zone, `on` is a day without a time. */
export type Cell = string | number | boolean | Date | { readonly on: CalendarDate } | null;

export interface TableColumn {
  /** In the reader's language. */
  readonly heading: string;
  /** How wide it is and how empty cells are formatted; each cell is written as what it is. */
  readonly type: 'text' | 'number' | 'date' | 'instant' | 'boolean';
}

/** A table to be written as a file. Batches are asked for as the file is read, and no longer once it is destroyed. */
export interface TableFile {
  readonly columns: readonly TableColumn[];
  /** Its rows, some hundreds at once: one by one, waiting for them would take longer than writing them. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** By IANA's name. */
  readonly timeZone: string;
  /** Told of each text that had to be cut because a spreadsheet cannot hold it. */
  readonly onCut?: (heading: string) => void;
}
