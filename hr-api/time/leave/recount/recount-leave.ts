import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { employments } from '../../../people/tables';
import { auditAll } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { lastEntry } from '../ledger/last-entry';
import { lockLedger } from '../ledger/lock-ledger';
import { readRules } from '../ledger/read-rules';
import { settleEnds } from '../ledger/settle-ends';
import { LEAVE_PAGE } from '../notices/leave-page';
import { tellOfLeave } from '../notices/tell-of-leave';
import { spanInWords } from '../days-in-words';
import { leaveEntries, leaveRequests } from '../tables';
import { findRecounts, type Recount } from './find-recounts';
import { mayRecount } from './may-recount';
import { cancelWithoutDays, storeRecounts } from './store-recounts';

/** Approved requests with these codes of whom the caller sees, but for their own, each with the person. */
async function findApproved(context: CallContext, codes: readonly string[]) {
  return context.db
    .select({ request: leaveRequests, personId: employments.personId })
    .from(leaveRequests)
    .innerJoin(employments, eq(employments.id, leaveRequests.employmentId))
    .where(and(inArray(leaveRequests.code, [...codes]), eq(leaveRequests.state, 'approved'), mayRecount(context)));
}

/** Books what differs on its own days: what counts no more is given back, what counts now is taken. */
async function bookRecounts({ db, now }: CallContext, recounts: readonly Recount[]): Promise<void> {
  await insertRows(
    db,
    leaveEntries,
    recounts.flatMap(({ request: { id: requestId, employmentId, typeCode }, days }) =>
      days
        .filter(({ amount, was }) => amount !== was)
        .map(({ day, amount, was }) => ({
          ...{ employmentId, typeCode, kind: amount < was ? ('cancelled' as const) : ('taken' as const), day },
          ...{ amount: was - amount, requestId, note: '', writtenAt: now },
        })),
    ),
  );
}

/** Tells somebody once of which days their leave was counted anew, and leads to the request where it is a single one. */
async function tellHolder(context: CallContext, personId: string, recounts: readonly Recount[]): Promise<void> {
  const [first, ...others] = recounts;
  if (!first) return;
  const daysIn = (language: Language) =>
    new Intl.ListFormat(language).format(
      recounts.map(({ days }) => spanInWords(days[0]?.day ?? '', days.at(-1)?.day ?? '', language)),
    );
  const code = others.length === 0 ? first.request.code : '';
  await tellOfLeave(context, [personId], { personId, daysIn, page: LEAVE_PAGE, code, kind: 'recounted' });
}

/**
 * Counts approved requests anew and books what differs, for all of them at once while nobody else writes to a ledger. What has ended
 * since is settled along.
 */
export const recountLeave: Handler<'recountLeave'> = async ({ RequestCodes }, context) => {
  const { db, now } = context;
  const today = dayOf(now);
  await lockLedger(db);
  const found = await findApproved(context, RequestCodes);
  const personOf = new Map(found.map(({ request, personId }) => [request.id, personId]));
  const recounts = await findRecounts(
    db,
    found.map(({ request }) => request),
    { today, tellsMoves: true },
  );
  const days = recounts.flatMap((one) => one.days.map(({ day }) => day)).sort();
  const [from] = days;
  if (!from) return { Requests: 0, Days: 0 };

  const after = await lastEntry(db);
  await storeRecounts(db, recounts);
  await bookRecounts(context, recounts);
  await cancelWithoutDays(db, recounts);
  await settleEnds(db, { rules: await readRules(db), today, now, since: today, late: { from, after }, settled: null });
  await auditAll(
    context,
    recounts.map(({ request, days: ofRequest }) => ({
      subject: { kind: 'leave', id: request.id },
      personId: personOf.get(request.id) ?? '',
      action: 'recount leave',
      before: { days: ofRequest.map(({ day, was }) => ({ day, amount: was })) },
      after: { days: ofRequest.map(({ day, amount }) => ({ day, amount })) },
    })),
  );
  for (const personId of new Set(personOf.values()))
    await tellHolder(
      context,
      personId,
      recounts.filter(({ request }) => personOf.get(request.id) === personId),
    );
  return { Requests: recounts.length, Days: days.length };
};
