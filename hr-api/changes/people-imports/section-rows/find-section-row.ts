import { foldText } from '../../../../lib/contract/platform/fold-text';
import type { CalendarDate } from '../../../platform/dates';
import { covers } from '../../../people/effective-dates';
import type { RecordRow } from '../../../people/record/values/values';
import type { OwnField } from '../record/own-fields';

/** What a line says of a row, by the keys of the fields. */
export type Said = Readonly<Record<string, string>>;

interface Asked {
  readonly said: Said;
  /** The fields that tell rows apart, as far as they are of the section of the line; else all that the line says. */
  readonly keys: readonly OwnField[];
  readonly day: CalendarDate;
}

/** The row of somebody that a line speaks of. */
export type FoundRow =
  { readonly row: RecordRow | null } | { readonly reason: 'several_rows' | 'row_to_come'; readonly day?: CalendarDate };

const isLike = (row: RecordRow, { said, keys }: Asked) =>
  keys.every(({ field }) => foldText(row.answers[field.code] ?? '') === foldText(said[field.key] ?? ''));

/** Looks among the rows of a section that somebody has or is to have. */
export function findSectionRow(rows: readonly RecordRow[], asked: Asked): FoundRow {
  const alike = rows.filter((row) => isLike(row, asked));
  const [row, other] = alike.filter((one) => covers(one, asked.day));
  if (other) return { reason: 'several_rows' };
  const [toCome] = row ? [] : alike.filter(({ validFrom }) => validFrom > asked.day);
  return toCome ? { reason: 'row_to_come', day: toCome.validFrom } : { row: row ?? null };
}

/** The same of two lines that speak of one row of somebody. */
export const nameOfRow = (personId: string, section: number, { said, keys }: Pick<Asked, 'said' | 'keys'>): string =>
  JSON.stringify([personId, section, ...keys.map(({ field }) => foldText(said[field.key] ?? ''))]);
