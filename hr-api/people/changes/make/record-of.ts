import type { ChangeContext, ChangePlan } from './change-request';

/** A change as it is kept, but for its code and what became of it. */
export function recordOf(
  { actor, now }: Pick<ChangeContext, 'actor' | 'now'>,
  { request, rowId, was, is }: ChangePlan,
) {
  const { kind, employmentId, from: effectiveFrom, modes, justification } = request;
  return {
    ...{ kind, employmentId, effectiveFrom, modes: { ...modes }, justification, rowId, before: was, after: is },
    intent: request.rowId === null ? ('add' as const) : ('edit' as const),
    ...{ madeAt: now, madeBy: actor.accountId, roleCode: actor.roleCode },
  };
}
