export type UnreadableReason =
  'empty' | 'encoding' | 'not_a_table' | 'too_many_rows' | 'too_many_columns' | 'too_large' | 'protected' | 'broken';

/** Why a file that somebody brought cannot be read as a table, and at which of its lines where that is known. */
export class UnreadableTable extends Error {
  readonly reason: UnreadableReason;
  readonly line?: number;

  constructor(reason: UnreadableReason, line?: number) {
    super(`The table cannot be read: ${reason}`);
    this.name = 'UnreadableTable';
    this.reason = reason;
    if (line !== undefined) this.line = line;
  }
}
