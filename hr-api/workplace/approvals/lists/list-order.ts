import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { instantValue } from '../../../platform/db/instant';
import { ApiError } from '../../../platform/errors';

/** A place in a list: the instant by which it is sorted, and the id of the row. */
export const formatCursor = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}.${id}`;

/** Behind a place that `formatCursor` wrote; refuses any other text. */
export function afterCursor(
  position: string,
  { at, id, direction }: { at: AnyPgColumn; id: AnyPgColumn; direction: 'asc' | 'desc' },
): SQL | undefined {
  if (!position) return undefined;
  const [, time = '', row = ''] = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(position) ?? [];
  if (!row) throw new ApiError('bad_request', { message: 'The list has no such position' });
  const place = sql`(${instantValue(new Date(Number(time)))}, ${row}::uuid)`;
  return direction === 'asc' ? sql`(${at}, ${id}) > ${place}` : sql`(${at}, ${id}) < ${place}`;
}
