import { and, eq, exists, gt, isNull, not, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AccountMethod, AccountState } from '../../../../lib/contract/access/user-accounts/account-states';
import { instantValue } from '../../../platform/db/instant';
import type { Environment } from '../../../platform/env';
import { accounts } from '../../../people/accounts/tables';
import { isEmployedNow, type OwnClock } from '../../../people/own-day';
import { employments } from '../../../people/tables';
import { devices } from '../../devices/tables';
import { isPausedAt } from '../../sign-in/limits/pauses';
import { sessions, visits } from '../../sign-in/tables';
import { identities } from '../../single-sign-on/tables';

const query = new QueryBuilder();
const one = { one: sql`1` };

const isEmployed = (clock: OwnClock) =>
  exists(
    query
      .select(one)
      .from(employments)
      .where(and(eq(employments.personId, accounts.personId), isEmployedNow(clock))),
  );

/** What the account of the row is in by the day of its owner; `visits` are joined. */
export const stateAt = (now: Date, clock: OwnClock): SQL<AccountState> => sql<AccountState>`case
  when ${accounts.disabledAt} is not null then 'disabled'
  when ${accounts.kind} = 'employee' and ${not(isEmployed(clock))} then 'no-employment'
  when ${isPausedAt(now)} then 'paused'
  when ${visits.accountId} is not null then 'active'
  when ${accounts.invitedAt} is not null then 'invited'
  else 'new' end`;

/** The sessions of the account of the row that can still be used. */
export const isLiveSession = (now: Date, env: Pick<Environment, 'SESSION_IDLE_MINUTES'>) =>
  and(
    eq(sessions.accountId, accounts.id),
    isNull(sessions.endedAt),
    gt(sessions.endsAt, now),
    sql`${sessions.lastUsedAt} > ${instantValue(now)} - make_interval(mins => ${env.SESSION_IDLE_MINUTES})`,
  );

const isKept = and(eq(devices.accountId, accounts.id), isNull(devices.removedAt));
const isBound = eq(identities.accountId, accounts.id);
const countOf = (counted: SQL) => sql<number>`(select count(*)::int from ${counted})`;

/** How many live sessions, registered devices and bound identities the account of the row has. */
export const countsAt = (now: Date, env: Pick<Environment, 'SESSION_IDLE_MINUTES'>) => ({
  sessions: countOf(sql`${sessions} where ${isLiveSession(now, env)}`),
  devices: countOf(sql`${devices} where ${isKept}`),
  identities: countOf(sql`${identities} where ${isBound}`),
});

/** By what the account of the row can be signed in to, as an array of texts. */
export const methods: SQL<AccountMethod[]> = sql<AccountMethod[]>`array_remove(array[
  case when ${accounts.passwordHash} is not null then 'password' end,
  case when ${exists(query.select(one).from(identities).where(isBound))} then 'sso' end,
  case when ${exists(query.select(one).from(devices).where(isKept))} then 'device' end,
  case when ${accounts.kind} = 'client' then 'client' end
], null)`;
