import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { RequestFor } from '@/lib/contract/all';
import type { ImportDetail, ImportKind } from '@/lib/contract/workplace/imports/shapes';
import type { Translate } from '@/lib/i18n/message-key';

export type KindColumn = ImportKind['Columns'][number];

export interface MappingValues {
  /** What each column of the file is, by its position; empty for nothing. */
  readonly Mapping: Readonly<Record<string, string>>;
  readonly KeyColumn: string;
  /** What is the same for all rows, by the column. */
  readonly Fixed: Readonly<Record<string, string>>;
  readonly Options: Readonly<Record<string, string>>;
}

/** Columns that exist no longer cannot be said again. */
export const valuesOf = (found: ImportDetail, kind: ImportKind): MappingValues => ({
  Mapping: Object.fromEntries(found.FileColumns.map(({ Position, Column }) => [String(Position), Column])),
  KeyColumn: found.KeyColumn || (kind.Keys[0] ?? ''),
  Fixed: Object.fromEntries(
    Object.entries(found.Fixed).filter(([key]) => kind.Columns.some(({ Column }) => Column === key)),
  ),
  Options: {
    ...Object.fromEntries(kind.Options.map(({ Key, Default }) => [Key, Default])),
    ...found.Options,
  },
});

/** What is sent. */
export const requestOf = (found: ImportDetail, values: MappingValues): RequestFor<'saveImportMapping'> => ({
  ImportCode: found.ImportCode,
  Sheet: found.Sheet,
  Mapping: Object.entries(values.Mapping).flatMap(([position, Column]) =>
    Column ? [{ Position: Number(position), Column }] : [],
  ),
  KeyColumn: values.KeyColumn,
  Fixed: Object.fromEntries(Object.entries(values.Fixed).filter(([, text]) => text.trim() !== '')),
  Options: values.Options,
});

const mapped = ({ Mapping }: MappingValues) => Object.values(Mapping).filter(Boolean);

/** The columns that more than one column of the file is meant to be. */
export function takenTwice(values: MappingValues): ReadonlySet<string> {
  const all = mapped(values);
  return new Set(all.filter((column, at) => all.indexOf(column) !== at));
}

/** What new rows need and will not have. */
export function missingColumns(values: MappingValues, kind: ImportKind): readonly KindColumn[] {
  const all = new Set([...mapped(values), ...Object.keys(values.Fixed)]);
  return kind.Columns.filter(({ Column, IsRequired }) => IsRequired && !all.has(Column));
}

/** The columns of which one value for all rows can be said. */
export function openColumns(values: MappingValues, kind: ImportKind): readonly KindColumn[] {
  const all = new Set([...mapped(values), ...Object.keys(values.Fixed)]);
  return kind.Columns.filter(({ Column }) => !all.has(Column) && !kind.Keys.includes(Column));
}

/** What has to be mended before the rows can be checked. */
export function checkMapping(
  t: Translate<'imports'>,
  values: MappingValues,
  kind: ImportKind,
): FieldErrors<MappingValues> {
  const all = mapped(values);
  const titleOf = (column: string) => kind.Columns.find(({ Column }) => Column === column)?.Title ?? column;
  const both = Object.keys(values.Fixed).find((column) => all.includes(column));
  return {
    Mapping: takenTwice(values).size > 0 ? t('columns.takenTwice') : null,
    KeyColumn: all.includes(values.KeyColumn) ? null : t('columns.keyMissing', { name: titleOf(values.KeyColumn) }),
    Fixed: both ? t('columns.fixedTaken', { name: titleOf(both) }) : null,
  };
}
