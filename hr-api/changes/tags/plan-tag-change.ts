import { and, eq } from 'drizzle-orm';
import type { Actor, CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import type { ChangedEmployment, ChangePlan } from '../../people/changes/make/change-request';
import type { DatedRow } from '../../people/changes/rows/dated-row';
import { covers } from '../../people/effective-dates';
import { canCorrectHistory } from '../../people/policy';
import { tagKinds } from '../../people/tags/tables';
import { planTag } from './plan-tag';
import { refuseTags } from './refuse-tags';
import { employmentsOf, rowsOfTag } from './tag-people';
import type { TagRequest } from './tag-request';
import { listTagUsers } from './tag-users';

/** What a request is about: who looks after them then (null where the tag is taken off), and whom it names. */
export interface TagSubject {
  readonly ownerId: string | null;
  readonly employments: readonly ChangedEmployment[];
}

/**
 * Finds what a request names, as far as the caller may know it.
 * @throws ApiError `not_found` for an unknown tag or person, `invalid` for a user who does not look after the tag, or somebody not employed
 * then
 */
export async function tagSubject(context: CallContext, request: TagRequest): Promise<TagSubject> {
  const { tagCode, intent, empids, from, today } = request;
  const [kind] = await context.db
    .select({ code: tagKinds.code })
    .from(tagKinds)
    .where(and(eq(tagKinds.code, tagCode), eq(tagKinds.isActive, true)));
  if (!kind) throw new ApiError('not_found');
  const ownerId = intent === 'remove' ? null : await ownerOf(context, request);
  return { ownerId, employments: await employmentsOf(context, { empids, on: from, today }) };
}

/**
 * What becomes of each who is not with the user already.
 * @throws ApiError `forbidden` where somebody is not the caller's to change, `invalid` where the tag stands otherwise than the request
 * takes for granted
 */
export async function planTagChange(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  request: TagRequest,
  subject: TagSubject & { readonly justification: string },
): Promise<ChangePlan[]> {
  const ids = subject.employments.map(({ id }) => id);
  return planOnRows(actor, request, { ...subject, rows: await rowsOfTag(db, request.tagCode, ids) });
}

interface ReadSubject extends TagSubject {
  readonly justification: string;
  /** Of the tag, by employment. */
  readonly rows: ReadonlyMap<string, readonly DatedRow[]>;
}

/** The same on rows that were read already. */
export function planOnRows(
  actor: Actor,
  { intent, tagCode, from }: Pick<TagRequest, 'intent' | 'tagCode' | 'from'>,
  { ownerId, employments, justification, rows }: ReadSubject,
): ChangePlan[] {
  const ids = employments.map(({ id }) => id);
  if (!employments.every((person) => canCorrectHistory(actor, person))) throw new ApiError('forbidden');
  if (ownerId && ids.includes(ownerId)) throw refuseTags({ path: 'TagUserCode', message: 'self' });
  const current = (id: string) => rows.get(id)?.find((row) => covers(row, from));
  if (ids.some((id) => (intent === 'add') === (current(id) !== undefined)))
    throw refuseTags({ path: 'TagUsersList', message: intent === 'add' ? 'tagged_already' : 'not_tagged' });
  const plans = employments
    .filter(({ id }) => current(id)?.values['owner_id'] !== ownerId)
    .map((person) => planTag(person, rows.get(person.id) ?? [], { tagCode, ownerId, from, justification }));
  if (plans.length === 0) throw refuseTags({ path: 'TagUserCode', message: 'same_owner' });
  return plans;
}

/** Somebody whom the caller may not know is no tag user to them, as one who is none. */
async function ownerOf(context: CallContext, { userCode, tagCode, from, today }: TagRequest): Promise<string> {
  const owner = (await listTagUsers(context, { on: from, today, tagCode })).find((user) => user.code === userCode);
  if (!owner) throw refuseTags({ path: 'TagUserCode', message: 'not_owner' });
  return owner.id;
}
