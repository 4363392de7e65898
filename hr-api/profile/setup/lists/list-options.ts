import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { likeContains } from '../../../platform/db/like';
import { ApiError } from '../../../platform/errors';
import { textsOf } from '../../../platform/texts/data';
import { recordListItems } from '../../../people/record/lists/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { findList } from './plan-list';

const { code, listCode, position, value, parent, isActive, searchText, textCode, name } = recordListItems;

/** Behind a place in a list: position and code of a row. */
function after(place: string) {
  if (place === '') return undefined;
  const [, at, row] = /^(\d{1,9})\.(\d{1,9})$/.exec(place) ?? [];
  if (!at) throw new ApiError('bad_request', { message: 'The list has no such position' });
  return sql`(${position}, ${code}) > (${Number(at)}::int, ${Number(row)}::int)`;
}

/** The options of a list of the organisation's, page by page. */
export const listOptions: Handler<'listOptions'> = async ({ Key, SearchText, After, PageSize }, context) => {
  requireEveryone(context);
  const { db, language } = context;
  const list = await findList(db, Key);
  const names = textsOf('record-list-item', language, 'item_names');
  const text = SearchText.trim();
  const holds = sql`(${searchText} like ${likeContains(text)} or searchable(${names.name}) like ${likeContains(text)})`;
  const rows = await db
    .select({ ...{ code, position, value, parent, isActive }, label: sql<string>`coalesce(${names.name}, ${name})` })
    .from(recordListItems)
    .leftJoin(names, eq(names.code, textCode))
    .where(and(eq(listCode, list.code), text === '' ? undefined : holds, after(After)))
    .orderBy(asc(position), asc(code))
    .limit(PageSize);
  return rows.map((row) => ({
    Value: row.value,
    Label: row.label,
    Parent: row.parent,
    IsActive: row.isActive,
    Position: `${row.position}.${row.code}`,
  }));
};
