import type { RequestFor } from '../../../../lib/contract/all';
import { MAX_REASON, type ImportIssue } from '../../../../lib/contract/workplace/imports/import-rules';
import { ApiError } from '../../../platform/errors';
import type { ImportKind } from '../import-kind';
import type { Import } from '../tables';
import { dayOfOption } from '../usual-options';

type Said = Pick<RequestFor<'saveImportMapping'>, 'Mapping' | 'KeyColumn' | 'Fixed' | 'Options'>;

/** What was said about the columns; refused where it cannot be. */
export function parseMapping(kind: ImportKind, record: Import, { Mapping, KeyColumn, Fixed = {}, Options = {} }: Said) {
  const issues: { path: string; message: ImportIssue }[] = [];
  const known = new Set(kind.columns.map(({ key }) => key));
  const columns = Mapping.map(({ Column }) => Column);
  for (const { Position, Column } of Mapping) {
    const path = `Mapping.${Position}`;
    if (Position >= record.headings.length || !known.has(Column)) issues.push({ path, message: 'not_valid' });
    else if (columns.filter((one) => one === Column).length > 1) issues.push({ path, message: 'taken' });
  }
  if (!kind.keys.includes(KeyColumn)) issues.push({ path: 'KeyColumn', message: 'not_valid' });
  else if (!columns.includes(KeyColumn)) issues.push({ path: 'KeyColumn', message: 'required' });
  for (const key of Object.keys(Fixed))
    if (!known.has(key) || columns.includes(key) || key === KeyColumn)
      issues.push({ path: `Fixed.${key}`, message: 'not_valid' });
  for (const [key, value] of Object.entries(Options)) {
    const option = kind.options.find((one) => one.key === key);
    const isOffered = option?.choices?.some((choice) => choice.value === value) ?? true;
    const isDay = option?.type !== 'day' || value === '' || dayOfOption(value, Options) !== null;
    if (!option || !isOffered || !isDay) issues.push({ path: `Options.${key}`, message: 'not_valid' });
    else if ([...value].length > MAX_REASON) issues.push({ path: `Options.${key}`, message: 'too_long' });
  }
  if (issues.length > 0) throw new ApiError('invalid', { issues });
  const before = new Map(record.mapping.map((one) => [`${one.position} ${one.column}`, one]));
  return {
    mapping: Mapping.map(({ Position, Column }) => ({
      ...{ position: Position, column: Column, from: before.get(`${Position} ${Column}`)?.from ?? ('said' as const) },
    })),
    keyColumn: KeyColumn,
    fixed: Object.fromEntries(Object.entries(Fixed).filter(([, value]) => value.trim() !== '')),
    options: Options,
  };
}
