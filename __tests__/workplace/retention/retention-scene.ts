import { asc, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments, persons } from '../../../hr-api/people/tables';
import type { CallName, RequestFor } from '../../../lib/contract/all';
import { until } from '../../bff/stub/until';
import { noRoleWantsAnApp } from '../../access/second-factor/no-role-wants-an-app';
import { promote } from '../../access/user-accounts/account-of';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

export const MONTH_MS = 31 * 24 * 3_600_000;
export const REASON = 'The time is over';

/** Lets a second person be of HR over everyone, so that one can ask and the other decide; neither has an app for codes. */
export async function promoteDecider(hr: TestApp): Promise<void> {
  await promote(hr, 'E1004', ROLE.hr);
  await promote(hr, 'E1016', ROLE.hr);
  await noRoleWantsAnApp(hr);
}

/** Makes a call of HR's, by somebody who has just signed in. */
export async function callAs<Name extends CallName>(
  hr: TestApp,
  loginId: string,
  name: Name,
  request: RequestFor<Name>,
) {
  return hr.call(name, request, { token: await hr.tokenOf(loginId) });
}

/** The first employment of somebody, who may have left. */
export async function leaverOf(hr: TestApp, empid: string): Promise<{ id: string; code: string; personId: string }> {
  const [found] = await hr.db
    .select({ id: employments.id, code: employments.code, personId: persons.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(persons.empid, empid))
    .orderBy(asc(employments.validFrom))
    .limit(1);
  if (!found) throw new Error(`${empid} was never employed`);
  return found;
}

/** E1004 asks for an erasure, and answers its code. */
export async function askFor(hr: TestApp, codes: readonly string[]): Promise<string> {
  const asked = await callAs(hr, 'E1004', 'askErasure', { ChillCodes: [...codes], Reason: REASON });
  return asked.reply().RequestCode;
}

export const agreeTo = (hr: TestApp, RequestCode: string) =>
  callAs(hr, 'E1016', 'decideErasure', { RequestCode, IsAgreed: true });

export const erasureOf = async (hr: TestApp, RequestCode: string) =>
  (await callAs(hr, 'E1004', 'getErasure', { RequestCode })).reply();

/** Waits until the job has come to everybody. */
export async function whenDone(hr: TestApp, RequestCode: string) {
  const token = await hr.tokenOf('E1004');
  const read = async () => (await hr.call('getErasure', { RequestCode }, { token })).reply();
  await until(async () => (await read()).State === 'done', 'the end of the erasure', 60_000);
  return read();
}
