import { and, eq, inArray } from 'drizzle-orm';
import { daysOfAmount } from '../../../../lib/contract/time/leave/leave-rules';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import { employments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { dayOf, wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import type { ApprovalSubject, DecisionContext } from '../../../workplace/approvals/subject';
import { readTypes } from '../balances/read-types';
import { lockLeaveOf } from '../ledger/lock-ledger';
import { readAccounts } from '../ledger/read-account';
import { settleLate } from '../ledger/settle';
import { ruleOn } from '../rules/entitlement';
import { foresee, lowestWith } from '../rules/foresee';
import { recountPending } from '../recount/recount-pending';
import { leaveDays, leaveEntries, leaveRequests } from '../tables';
import { leaveTexts } from '../texts';
import type { FoundRequest } from './find-request';
import { LEAVE_SUBJECT } from './leave-subject-kind';
import { mayReadRequest, readableRequests } from './readable-requests';

type Texts = (typeof leaveTexts)[Language];

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** From when to when, with halves and hours. */
function daysOf({ firstDay, lastDay, fromPortion, toPortion, hours }: FoundRequest, texts: Texts): string {
  const part = (portion: FoundRequest['fromPortion']) => (portion === 'whole' ? '' : ` (${texts[portion]})`);
  const from = wireDate(firstDay) + part(fromPortion);
  if (hours !== null) return `${from}, ${fill(texts.hours, { count: String(hours) })}`;
  return firstDay === lastDay ? from : fill(texts.span, { from, to: wireDate(lastDay) + part(toPortion) });
}

const daysText = (amount: number, language: Language) => new Intl.NumberFormat(language).format(daysOfAmount(amount));

async function requestOf(db: Database, id: string): Promise<FoundRequest> {
  const [request] = await db.select().from(leaveRequests).where(eq(leaveRequests.id, id));
  if (!request) throw new Error(`there is no request ${id}`);
  return request;
}

/** The account of a request, with its days as if they were approved beside what is. */
async function accountOf({ db, now }: Pick<DecisionContext, 'db' | 'now'>, request: FoundRequest) {
  const [holder] = await db.select().from(employments).where(eq(employments.id, request.employmentId));
  if (!holder) throw new Error('the employment is gone');
  const until = request.lastDay;
  const account = (await readAccounts(db, { ...holder, isOwn: false }, { today: dayOf(now), until })).get(
    request.typeCode,
  );
  const rule = account && ruleOn(account.rules, request.firstDay);
  if (!account || !rule) throw new Error('the type has no rule');
  const days = await db.select().from(leaveDays).where(eq(leaveDays.requestId, request.id)).orderBy(leaveDays.day);
  const last = [...account.entries, ...days].reduce((found, { day }) => (day > found ? day : found), until);
  return { rule, days, foreseen: account.foreseen(last, []) };
}

/** Writes what was approved, unless too little is left for it by now. */
async function take({ db, now }: DecisionContext, request: FoundRequest): Promise<void> {
  await recountPending(db, request, dayOf(now));
  const { rule, days, foreseen } = await accountOf({ db, now }, request);
  if (days.length === 0) throw new ApiError('conflict', { params: { reason: 'no_days' } });
  if (rule.belowZero !== null && lowestWith(foreseen, days) < -rule.belowZero)
    throw new ApiError('conflict', { params: { reason: 'balance' } });
  const { id: requestId, employmentId, typeCode, firstDay } = request;
  await db.insert(leaveEntries).values(
    days.map(({ day, amount }) => ({
      ...{ employmentId, typeCode, kind: 'taken' as const, day, amount: -amount, requestId, writtenAt: now },
    })),
  );
  await settleLate(db, { employmentId, from: firstDay, today: dayOf(now), now });
}

const settle: ApprovalSubject['onDecided'] = async (context, { subjectId, outcome, comment }) => {
  const { db, now } = context;
  const { employmentId } = await requestOf(db, subjectId);
  await lockLeaveOf(db, employmentId);
  const [request] = await db
    .update(leaveRequests)
    .set({ state: outcome, comment, decidedAt: now })
    .where(and(eq(leaveRequests.id, subjectId), eq(leaveRequests.state, 'pending')))
    .returning();
  if (!request) throw new ApiError('conflict');
  if (outcome === 'approved') await take(context, request);
  else await db.update(leaveDays).set({ isHeld: false }).where(eq(leaveDays.requestId, subjectId));
};

/** Leave as others decide about it. Who decides reads the type, the note and what is left; a proof is fetched apart. */
export const leaveSubject: ApprovalSubject = {
  kind: LEAVE_SUBJECT,
  page: 'ecenter/profileapproval',
  names: Object.fromEntries(
    languages.map((language) => [language, leaveTexts[language].subject]),
  ) as ApprovalSubject['names'],

  sectionsOf: async ({ db, language }) =>
    (await readTypes(db, language)).map(({ code, name }) => ({ code: String(code), name, fields: [] })),

  titlesOf: async (context, ids) => {
    const { db, language } = context;
    const readable = [...(await readableRequests(context, ids))];
    const found = await db.select().from(leaveRequests).where(inArray(leaveRequests.id, readable));
    const names = await namesOf(db, 'leave-type', language);
    const texts = leaveTexts[language];
    return new Map(
      found.map((request) => {
        const type = names.get(String(request.typeCode)) ?? '';
        return [request.id, fill(texts.title, { type, days: daysOf(request, texts) })];
      }),
    );
  },

  changesOf: async (context, id) => {
    const { db, now, language } = context;
    if (!(await mayReadRequest(context, id))) return [];
    const request = await requestOf(db, id);
    const texts = leaveTexts[language];
    const names = await namesOf(db, 'leave-type', language);
    const { rule, days, foreseen } = await accountOf({ db, now }, request);
    const isOpen = request.state === 'pending';
    const { balance } = foresee({ ...foreseen, held: isOpen ? days : [] }, request.lastDay);
    const rows = [
      ['TypeCode', texts.type, names.get(String(request.typeCode)) ?? ''],
      ['From', texts.days, daysOf(request, texts)],
      ['Amount', texts.amount, daysText(request.amount, language)],
      ['Left', texts.left, rule.belowZero === null ? '' : daysText(balance, language)],
      ['Note', texts.note, request.note],
      ['ProofCode', texts.proof, request.proofId ? texts.yes : ''],
    ] as const;
    return rows
      .filter(([, , After]) => After !== '')
      .map(([Field, Name, After]) => ({ Field, Name, Before: '', After }));
  },

  onDecided: settle,
};
