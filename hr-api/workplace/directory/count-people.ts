import { and, eq, sql } from 'drizzle-orm';
import { MAX_COUNTED, type DirectoryFilter } from '../../../lib/contract/people/directory';
import { asOn } from '../../people/effective-dates';
import { employments, jobStatuses } from '../../people/tables';
import { namesOf } from '../../platform/texts/data';
import { dayLookedAt, isListed, isOpen, peopleOn, type DirectoryReader } from './listed-people';

/** How many a filter finds, up to one more than are counted. */
export async function countPeople(reader: DirectoryReader, filter: DirectoryFilter): Promise<number> {
  const where = await isListed(reader, filter);
  const { rows } = await reader.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${peopleOn(dayLookedAt(reader, filter))} ${where ? sql`where ${where}` : sql``} limit ${MAX_COUNTED + 1}
    ) as found`);
  return rows[0]?.count ?? 0;
}

/** How many of those whom a filter finds in any status, and whose record is open, have which one on the day; the chosen one always. */
export async function countByStatus(
  reader: DirectoryReader,
  filter: DirectoryFilter,
): Promise<{ code: number; name: string; people: number }[]> {
  const { db, language } = reader;
  const on = dayLookedAt(reader, filter);
  const where = and(await isListed(reader, { ...filter, StatusCode: 0 }), await isOpen(reader));
  const { rows } = await db.execute<{ code: number; people: number }>(sql`
    select ${jobStatuses.statusCode} as code, count(*)::int as people
    from ${peopleOn(on)} join ${jobStatuses} on ${and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on))}
    ${where ? sql`where ${where}` : sql``} group by 1 order by 1`);
  const names = await namesOf(db, 'job-status', language);
  const chosen = filter.StatusCode;
  const isTold = chosen === 0 || !names.has(String(chosen)) || rows.some(({ code }) => code === chosen);
  return [...rows, ...(isTold ? [] : [{ code: chosen, people: 0 }])]
    .sort((one, other) => one.code - other.code)
    .map(({ code, people }) => ({ code, people, name: names.get(String(code)) ?? String(code) }));
}
