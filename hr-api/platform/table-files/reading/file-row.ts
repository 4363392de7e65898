/** A cell as the person sees it in their file. */
export interface FileCell {
  readonly text: string;
  /** An Excel cell with a date format, as YYYY-MM-DD. */
  readonly day?: string;
  /** A cell kept as a number. */
  readonly isNumber?: true;
  readonly isFormula?: true;
}

export interface FileRow {
  /** As the person counts it in their file or sheet, from 1. */
  readonly line: number;
  readonly cells: readonly FileCell[];
}
