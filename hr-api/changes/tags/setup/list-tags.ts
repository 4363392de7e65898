import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tag } from '../../../../lib/contract/changes/tag-setup';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import { listRows } from '../../../platform/lookups/lookup-rows';
import { asOn } from '../../../people/effective-dates';
import { hasPhoto } from '../../../people/photo';
import { employments, persons } from '../../../people/tables';
import { tagMembers, tagOwners } from '../../../people/tags/tables';
import { lastDayIn } from '../../row-state';
import { namesOfTags, tagLookup } from './tag-lookup';

/** All tags in their order, with their names, how many people have each, and who looks after them today or is to. */
export async function listTags({ db, language, now }: Pick<CallContext, 'db' | 'language' | 'now'>): Promise<Tag[]> {
  const today = dayOf(now);
  const names = await namesOfTags(db);
  const counts = await countMembers(db, today);
  const owners = await readOwners(db, today);
  const countOf = (tagCode: number, ownerId?: string) =>
    counts
      .filter((row) => row.tagCode === tagCode && (ownerId === undefined || row.ownerId === ownerId))
      .reduce((sum, { count }) => sum + count, 0);
  return (await listRows({ ...tagLookup }, { db, language })).map((row) => ({
    ...row,
    Names: names.get(row.TagCode) ?? {},
    Count: countOf(row.TagCode),
    Owners: owners
      .filter(({ tagCode }) => tagCode === row.TagCode)
      .map(({ id, employmentId, code, name, empid, hasPhoto: HasPhoto, validFrom, validTo }) => ({
        OwnerCode: id,
        Owner: { Name: name, Empid: empid, KeyCode: code, HasPhoto },
        From: wireDate(validFrom),
        To: lastDayIn({ validFrom, validTo }),
        State: validFrom > today ? ('planned' as const) : ('current' as const),
        Count: countOf(row.TagCode, employmentId),
      })),
  }));
}

const countMembers = (db: CallContext['db'], today: CalendarDate) =>
  db
    .select({ tagCode: tagMembers.tagCode, ownerId: tagMembers.ownerId, count: sql<number>`count(*)::int` })
    .from(tagMembers)
    .innerJoin(employments, and(eq(employments.id, tagMembers.employmentId), asOn(employments, today)))
    .where(asOn(tagMembers, today))
    .groupBy(tagMembers.tagCode, tagMembers.ownerId);

/** Those whose time is not over. */
const readOwners = (db: CallContext['db'], today: CalendarDate) =>
  db
    .select({
      id: tagOwners.id,
      tagCode: tagOwners.tagCode,
      employmentId: tagOwners.employmentId,
      validFrom: tagOwners.validFrom,
      validTo: tagOwners.validTo,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
    })
    .from(tagOwners)
    .innerJoin(employments, eq(employments.id, tagOwners.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(or(isNull(tagOwners.validTo), gt(tagOwners.validTo, today)))
    .orderBy(asc(sql`searchable(${persons.name})`), asc(tagOwners.validFrom));
