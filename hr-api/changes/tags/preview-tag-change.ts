import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { nameEmployments } from './name-people';
import { planTagChange, tagSubject } from './plan-tag-change';
import { readTagRequest } from './tag-request';

/** So many who have a change to come are named. */
const NAMED = 3;

const ownerIn = (values: Readonly<Record<string, unknown>>) =>
  (values['owner_id'] as string | null | undefined) ?? null;

/** What a change of a tag would do, as it would be planned now. */
export const previewTagChange: Handler<'previewTagChange'> = async ({ Intent, ...asked }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const request = readTagRequest(Intent, asked, today);
  const subject = await tagSubject(context, request);
  const plans = await planTagChange(context, request, { ...subject, justification: '' });
  const from = new Map<string | null, number>();
  for (const { was } of plans) from.set(ownerIn(was), (from.get(ownerIn(was)) ?? 0) + 1);
  const later = plans
    .flatMap(({ request: { employmentId }, before }) => {
      const next = before.find(({ validFrom }) => validFrom > request.from);
      return next ? [{ employmentId, next }] : [];
    })
    .sort((one, other) => one.next.validFrom.localeCompare(other.next.validFrom));
  const named = later.slice(0, NAMED);
  const nameOf = await nameEmployments(db, actor, {
    ids: [...from.keys(), ...named.flatMap(({ employmentId, next }) => [employmentId, ownerIn(next.values)])],
    today,
  });
  const userOf = (id: string | null) => (id === null ? null : nameOf(id));
  return {
    From: [...from].sort(([, one], [, other]) => other - one).map(([id, Count]) => ({ User: userOf(id), Count })),
    Unchanged: subject.employments.length - plans.length,
    LaterCount: later.length,
    Later: named.map(({ employmentId, next }) => ({
      Person: nameOf(employmentId),
      EffectiveFrom: wireDate(next.validFrom),
      User: userOf(ownerIn(next.values)),
    })),
  };
};
