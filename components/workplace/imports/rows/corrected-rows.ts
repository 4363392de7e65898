import { createContext, useContext } from 'react';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';

interface CorrectedRowsValue {
  /** Rows as they are since they were corrected here, by their lines. They stay where they were, whatever they have become. */
  readonly corrected: ReadonlyMap<number, ImportRow>;
  /** Corrects cells of a row, by their columns; what is refused is thrown. */
  readonly correct: (row: ImportRow, cells: Readonly<Record<string, string>>) => Promise<ImportRow>;
  /** Whether the reader may correct rows. */
  readonly canCorrect: boolean;
}

export const CorrectedRowsContext = createContext<CorrectedRowsValue | null>(null);

/** The rows that were corrected in this list, and what corrects one. */
export function useCorrectedRows(): CorrectedRowsValue {
  const context = useContext(CorrectedRowsContext);
  if (!context) throw new Error('there is no list of rows here');
  return context;
}

/** A row as it is now. */
export function useRowNow(row: ImportRow): ImportRow {
  return useCorrectedRows().corrected.get(row.Line) ?? row;
}
