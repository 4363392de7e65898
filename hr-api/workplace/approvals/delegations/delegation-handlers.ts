import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { delegationCalls } from '../../../../lib/contract/workplace/approvals/delegations';
import { audit } from '../../../platform/audit/audit';
import type { Handlers } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namePersons } from '../lists/named-persons';
import { delegations } from '../tables';
import { createDelegation } from './create-delegation';
import { tellDelegate } from './tell-delegate';

export const delegationHandlers: Handlers<keyof typeof delegationCalls> = {
  listDelegations: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db, now } = context;
      const today = dayOf(now);
      const isMine = or(eq(delegations.fromId, actor.personId), eq(delegations.toId, actor.personId));
      const rows = await db
        .select()
        .from(delegations)
        .where(and(isMine, isNull(delegations.stoppedAt), gte(delegations.validTo, daysAfter(today, 1))))
        .orderBy(asc(delegations.validFrom), asc(delegations.id));
      const personOf = await namePersons(
        context,
        rows.flatMap(({ fromId, toId }) => [fromId, toId]),
      );
      return rows.map(({ code, fromId, toId, validFrom, validTo }) => ({
        DelegationCode: code,
        From: personOf(fromId),
        To: personOf(toId),
        FromDate: wireDate(validFrom),
        ToDate: wireDate(daysAfter(validTo, -1)),
        State: validFrom > today ? ('planned' as const) : ('active' as const),
        IsMine: fromId === actor.personId,
      }));
    },
  },

  createDelegation: { allow: 'own', work: 'request', handle: createDelegation },

  stopDelegation: {
    allow: 'own',
    handle: async ({ DelegationCode }, context) => {
      const { actor, db, now } = context;
      const isIt = and(eq(delegations.code, DelegationCode), eq(delegations.fromId, actor.personId));
      const [found] = await db.select().from(delegations).where(isIt).for('update');
      if (!found) throw new ApiError('not_found');
      if (found.stoppedAt || found.validTo <= dayOf(now)) throw new ApiError('conflict');
      await db.update(delegations).set({ stoppedAt: now }).where(eq(delegations.id, found.id));
      await audit(context, { subject: { kind: 'delegation', id: found.id }, action: 'stop delegation' });
      await tellDelegate(context, 'stopped', found);
      return {};
    },
  },
};
