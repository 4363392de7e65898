import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_JUSTIFICATION, MAX_MOVED } from '../../../lib/contract/changes/change-rules';
import { TAGS_UPDATED } from '../../../lib/contract/changes/tag-rules';
import type { tagCalls } from '../../../lib/contract/changes/tags';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { writeChanges } from '../../people/changes/make/make-changes';
import { lockEmployments } from '../../people/changes/make/read-employments';
import { covers } from '../../people/effective-dates';
import { canCorrectHistory } from '../../people/policy';
import { tagKinds } from '../../people/tags/tables';
import { formDay } from '../form-day';
import { planTag } from './plan-tag';
import { refuseTags } from './refuse-tags';
import { employmentsOf, refuseStale, rowsOfTag } from './tag-people';
import { listTagUsers } from './tag-users';
import { lockTag } from './lock-tag';

type Request = z.output<typeof tagCalls.moveTagPeople.request>;
type Intent = 'move' | 'add' | 'remove';

/** Moves people to another tag user, gives them a tag, or takes it off, from a day on: all of them or none (TAGA-15, C18, Q6, C27). */
export const changeTag = (intent: Intent) => async (request: Request, context: CallContext) => {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const { tagCode, empids, from, justification } = readRequest(intent, request, today);
  await lockTag(db, tagCode);
  const [kind] = await db
    .select({ code: tagKinds.code })
    .from(tagKinds)
    .where(and(eq(tagKinds.code, tagCode), eq(tagKinds.isActive, true)));
  if (!kind) throw new ApiError('not_found');
  const ownerId =
    intent === 'remove' ? null : await ownerOf(context, { code: request.TagUserCode, tagCode, from, today });
  const found = await employmentsOf(context, { empids, on: from, today });
  const employments = await lockEmployments(
    db,
    found.map(({ id }) => id),
  );
  const ids = [...employments.keys()];
  await refuseStale(db, { tagCode, ids, version: request.Version });
  if (![...employments.values()].every((person) => canCorrectHistory(actor, person))) throw new ApiError('forbidden');
  if (ownerId && employments.has(ownerId)) throw refuseTags({ path: 'TagUserCode', message: 'self' });
  const rows = await rowsOfTag(db, tagCode, ids);
  const current = (id: string) => rows.get(id)?.find((row) => covers(row, from));
  if (ids.some((id) => (intent === 'add') === (current(id) !== undefined)))
    throw refuseTags({ path: 'TagUsersList', message: intent === 'add' ? 'tagged_already' : 'not_tagged' });
  const plans = [...employments.values()]
    .filter(({ id }) => current(id)?.values['owner_id'] !== ownerId)
    .map((person) => planTag(person, rows.get(person.id) ?? [], { tagCode, ownerId, from, justification }));
  if (plans.length === 0) throw refuseTags({ path: 'TagUserCode', message: 'same_owner' });
  const { batch } = await writeChanges(context, plans);
  return { message: TAGS_UPDATED, MoveCode: batch, Moved: plans.length };
};

function readRequest(intent: Intent, request: Request, today: CalendarDate) {
  const tagCode = /^\d{1,9}$/.test(request.TagCode) ? Number(request.TagCode) : 0;
  const listed = request.TagUsersList.split(',').map((empid) => empid.trim());
  const empids = [...new Map(listed.filter(Boolean).map((empid) => [empid.toLowerCase(), empid])).values()];
  if (request.TagCode.trim() === '') throw refuseTags({ path: 'TagCode', message: 'required' });
  if (empids.length === 0) throw refuseTags({ path: 'TagUsersList', message: 'required' });
  if (intent !== 'remove' && request.TagUserCode === '') throw refuseTags({ path: 'TagUserCode', message: 'required' });
  if (empids.length > MAX_MOVED) throw refuseTags({ path: 'TagUsersList', message: 'too_many' });
  const from = request.EffectiveFrom.trim() === '' ? today : formDay(request.EffectiveFrom);
  if (!from) throw refuseTags({ path: 'EffectiveFrom', message: 'not_valid' });
  const justification = request.Justification.trim();
  if (justification.length > MAX_JUSTIFICATION) throw refuseTags({ path: 'Justification', message: 'too_long' });
  if (from < today && justification === '') throw refuseTags({ path: 'Justification', message: 'required' });
  return { tagCode, empids, from, justification };
}

interface OwnerQuestion {
  readonly code: string;
  readonly tagCode: number;
  readonly from: CalendarDate;
  readonly today: CalendarDate;
}

/** Somebody whom the caller may not know is no tag user to them, as one who is none. */
async function ownerOf(context: CallContext, { code, tagCode, from, today }: OwnerQuestion): Promise<string> {
  const owner = (await listTagUsers(context, { on: from, today, tagCode })).find((user) => user.code === code);
  if (!owner) throw refuseTags({ path: 'TagUserCode', message: 'not_owner' });
  return owner.id;
}
