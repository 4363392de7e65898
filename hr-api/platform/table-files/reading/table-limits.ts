/** How much of a file is read before it is refused. */
export interface TableLimits {
  /** Rows that hold anything, headings included. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of one cell. */
  readonly cellLength: number;
  /** Bytes that all parts of a workbook unpack to together. */
  readonly unpackedBytes: number;
  readonly fileBytes: number;
}

const MIB = 1024 * 1024;

export const TABLE_LIMITS: TableLimits = {
  rows: 200_000,
  columns: 300,
  cellLength: 32_767,
  unpackedBytes: 400 * MIB,
  fileBytes: 64 * MIB,
};
