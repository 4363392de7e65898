import { languages, type Language } from '@/lib/contract/platform/languages';
import type { LookupColumn, LookupNames, LookupRow, LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';

/** The texts of a column. In lines, which have no visible labels, a label takes the line's number. */
export interface ColumnTexts {
  readonly label: string | ((line: number) => string);
  /** Said below an exclusive flag, where it is on. */
  readonly hint?: string;
  /** What a choice offers. */
  readonly options?: readonly { readonly value: number; readonly text: string }[];
  /** What an option offers. */
  readonly words?: readonly { readonly value: string; readonly text: string }[];
}

/** The texts of the columns to edit; other columns are kept as they are. */
export type LookupTexts<Shape extends LookupShape> = { readonly [Name in keyof Shape['columns']]?: ColumnTexts };

/** One column of a row, ready to be edited. */
export interface Cell extends ColumnTexts {
  readonly name: string;
  readonly column: LookupColumn;
  /** Of the reader: what a row is called in it stands first. */
  readonly language: Language;
}

export type Values = Readonly<Record<string, unknown>>;

/** The columns that have texts, in the order of the shape. */
export function cellsOf<Shape extends LookupShape>(
  { columns }: Shape,
  texts: LookupTexts<Shape>,
  language: Language = 'en',
): readonly Cell[] {
  const given: Readonly<Record<string, ColumnTexts | undefined>> = texts;
  return Object.entries(columns).flatMap(([name, column]) => {
    const own = given[name];
    return own ? [{ name, column, language, ...own }] : [];
  });
}

/** A new row: active, otherwise empty. */
export function emptyRow<Shape extends LookupShape>({ code, columns }: Shape): LookupRow<Shape> {
  const valueOf = (name: string, column: LookupColumn) => {
    if (column.type === 'flag') return name === 'IsActive';
    if (column.type === 'names') return Object.fromEntries(languages.map((language) => [language, '']));
    if (column.type === 'text' || column.type === 'codes' || column.type === 'option') return '';
    return 'min' in column ? column.min : 0;
  };
  const values = Object.entries(columns).map(([name, column]) => [name, valueOf(name, column)]);
  return { [code]: 0, ...Object.fromEntries(values) } as LookupRow<Shape>;
}

export const isSameRow = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a row is called: its first text, or its name in the reader's language. */
export function nameIn(cells: readonly Cell[], row: Values): string {
  const first = cells.find(({ column }) => column.type === 'text' || column.type === 'names');
  if (!first) return '';
  return first.column.type === 'names' ? nameFor(row[first.name], first.language) : String(row[first.name]);
}

export const nameFor = (names: unknown, language: Language) =>
  (names as LookupNames)[language] || (names as LookupNames).en;

/** Changes one row; an exclusive flag that it gets is cleared in all others. */
export function changedRows<Row extends object>(
  { columns }: LookupShape,
  rows: readonly Row[],
  at: number,
  part: Partial<Row>,
): Row[] {
  const taken = Object.entries(part)
    .filter(([name, value]) => value === true && columns[name]?.type === 'flag' && 'isExclusive' in columns[name])
    .map(([name]) => [name, false] as const);
  return rows.map((row, i) => (i === at ? { ...row, ...part } : { ...row, ...Object.fromEntries(taken) }));
}
