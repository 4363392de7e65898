import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { covers } from '../../../people/effective-dates';
import { writeRows } from '../../../people/changes/rows/write-rows';
import { fromJson, type JsonRow } from '../../../people/changes/rows/dated-row';
import { employments } from '../../../people/tables';
import { tagKinds, tagMembers, tagOwners } from '../../../people/tags/tables';
import { visibleTo } from '../../../people/visibility';
import { formDay } from '../../../platform/form-day';
import { lockTag } from '../lock-tag';
import { refuseTags } from '../refuse-tags';
import { listTags } from './list-tags';

/** Somebody whom the caller sees looks after a tag from a day on. */
export const addTagOwner: Handler<'addTagOwner'> = async ({ TagCode, UserCode, From }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const from = From.trim() === '' ? today : formDay(From);
  if (!UserCode) throw refuseTags({ path: 'UserCode', message: 'required' });
  if (!from) throw refuseTags({ path: 'From', message: 'not_valid' });
  await lockTag(db, TagCode);
  const [kind] = await db.select({ code: tagKinds.code }).from(tagKinds).where(eq(tagKinds.code, TagCode));
  const [owner] = await db
    .select({ id: employments.id, validFrom: employments.validFrom, validTo: employments.validTo })
    .from(employments)
    .where(and(eq(employments.code, UserCode), visibleTo(actor, today, 'one')));
  if (!kind || !owner) throw new ApiError('not_found');
  if (!covers(owner, from)) throw refuseTags({ path: 'From', message: 'not_employed' });
  const others = await db
    .select({ id: tagOwners.id })
    .from(tagOwners)
    .where(
      and(
        eq(tagOwners.tagCode, TagCode),
        eq(tagOwners.employmentId, owner.id),
        or(isNull(tagOwners.validTo), gt(tagOwners.validTo, from)),
      ),
    );
  if (others.length > 0) throw refuseTags({ path: 'UserCode', message: 'overlaps' });
  const row = { id: randomUUID(), tagCode: TagCode, employmentId: owner.id, validFrom: from };
  await db.insert(tagOwners).values(row);
  await audit(context, { subject: { kind: 'tag', id: String(TagCode) }, action: 'add tag user', after: row });
  return listTags(context);
};

/** Their last day. Refused while people are with them after it. One who has not begun is taken out by a day before the beginning. */
export const removeTagOwner: Handler<'removeTagOwner'> = async ({ OwnerCode, To }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const lastDay = To.trim() === '' ? today : formDay(To);
  if (!lastDay) throw refuseTags({ path: 'To', message: 'not_valid' });
  const [found] = await db
    .select({ tagCode: tagOwners.tagCode })
    .from(tagOwners)
    .where(sql`${tagOwners.id}::text = ${OwnerCode}`);
  if (!found) throw new ApiError('not_found');
  await lockTag(db, found.tagCode);
  const [row] = await db
    .select({ json: sql<JsonRow>`to_jsonb(${tagOwners})`, employmentId: tagOwners.employmentId })
    .from(tagOwners)
    .where(sql`${tagOwners.id}::text = ${OwnerCode}`);
  if (!row) throw new ApiError('not_found');
  const before = fromJson(row.json);
  const until = daysAfter(lastDay, 1);
  const isTakenOut = until <= before.validFrom;
  if (isTakenOut && before.validFrom <= today) throw refuseTags({ path: 'To', message: 'end_before_beginning' });
  if (await hasPeopleAfter(db, { tagCode: found.tagCode, ownerId: row.employmentId, from: until }))
    throw refuseTags({ path: 'To', message: 'has_people' });
  const after = isTakenOut ? null : { ...before, validTo: until };
  const write = {
    rowId: before.id,
    before,
    after,
    tableName: 'tag_owners',
    employmentId: row.employmentId,
    changeId: null,
  };
  await writeRows(db, [write], {
    batch: randomUUID(),
    now,
    today,
    by: actor.accountId,
    reason: 'Change of a tag user',
  });
  await audit(context, {
    subject: { kind: 'tag', id: String(found.tagCode) },
    action: 'end tag user',
    before: { ...before },
    after: { ...after },
  });
  return listTags(context);
};

interface After {
  readonly tagCode: number;
  readonly ownerId: string;
  readonly from: CalendarDate;
}

async function hasPeopleAfter(db: CallContext['db'], { tagCode, ownerId, from }: After): Promise<boolean> {
  const [row] = await db
    .select({ id: tagMembers.id })
    .from(tagMembers)
    .where(
      and(
        eq(tagMembers.tagCode, tagCode),
        eq(tagMembers.ownerId, ownerId),
        or(isNull(tagMembers.validTo), gt(tagMembers.validTo, from)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
