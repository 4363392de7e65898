import { textOf, type Column } from './column';

/** Without case, accents and widths. */
export const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A search of rows by what stands in some columns (TBL-01): every word has to be in a row, and no words are in all. What is
 * read is prepared when it is first searched.
 */
export function isMatch<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  let texts: readonly string[] | undefined;
  return (search: string): readonly Row[] => {
    const words = foldText(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    const read = (texts ??= rows.map((row) => foldText(columns.map((column) => textOf(column, row)).join('\n'))));
    return rows.filter((_, at) => words.every((word) => read[at]?.includes(word)));
  };
}

/** Above so many, columns, filters and their values are looked for by their names. */
export const MAX_UNSEARCHED = 12;
