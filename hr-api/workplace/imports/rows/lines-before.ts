import type { GivenRow, RowOfFile } from '../import-kind';

/**
 * What other parts of a file speak of, by what a kind calls it, and on which line. Rows of this part, looked at once before, are left out.
 */
export function linesBefore(
  others: readonly RowOfFile[],
  rows: readonly GivenRow[],
  nameOf: (memory: RowOfFile['memory']) => string | undefined,
): Map<string, number> {
  const own = new Set(rows.map(({ line }) => line));
  return new Map(
    others.flatMap(({ line, memory }) => {
      const name = own.has(line) ? undefined : nameOf(memory);
      return name === undefined ? [] : [[name, line] as const];
    }),
  );
}
