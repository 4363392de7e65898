import { and, desc, eq, ne } from 'drizzle-orm';
import type { CompOffClaim, CompOffOverview } from '../../../../lib/contract/time/comp-off/comp-off';
import { ownDayOf } from '../../../people/own-day';
import { persons } from '../../../people/tables';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireDate, wireInstant, type CalendarDate } from '../../../platform/dates';
import { approvals } from '../../../workplace/approvals/tables';
import { readTypes } from '../../leave/balances/read-types';
import { openHolder, type LeaveHolder, type LeaveReader } from '../../leave/holder';
import { readAccounts } from '../../leave/ledger/read-account';
import { replay } from '../../leave/rules/replay';
import { COMP_OFF_SUBJECT } from '../deciding/comp-off-subject-kind';
import { compOffClaims } from '../tables';
import { claimableOn } from './claimable-types';
import type { FoundClaim } from './find-claim';

const MAX_CLAIMS = 500;
const MINUTES_PER_HOUR = 60;

const wireDay = (day: CalendarDate | null) => (day === null ? '' : wireDate(day));

interface Reading {
  readonly TypeName: string;
  readonly EnteredBy: string;
  readonly today: CalendarDate;
  /** Whose claims they are takes them back, and nobody else. */
  readonly isOwn: boolean;
}

function wireClaim(claim: FoundClaim, { TypeName, EnteredBy, today, isOwn }: Reading): CompOffClaim {
  const hasEnded = claim.state === 'approved' && claim.creditTo !== null && claim.creditTo < today;
  return {
    KeyCode: claim.code,
    TypeName,
    WorkFrom: wireDate(claim.workFrom),
    WorkTo: wireDate(claim.workTo),
    HalfDay: claim.halfDay !== null,
    HalfDayDate: wireDay(claim.halfDay),
    Hours: Math.round((claim.minutes * 100) / MINUTES_PER_HOUR) / 100,
    Reason: claim.reason,
    EnteredBy,
    State: hasEnded ? 'ended' : claim.state,
    Amount: claim.amount,
    ValidFrom: wireDate(claim.creditFrom),
    ExpiresOn: wireDay(claim.creditTo),
    Comment: claim.comment,
    AskedDate: wireInstant(claim.askedAt),
    DecidedDate: claim.decidedAt ? wireInstant(claim.decidedAt) : '',
    CanWithdraw: isOwn && claim.state === 'pending',
    CanCancel: isOwn && claim.state === 'approved' && !hasEnded && claim.entryId !== null,
  };
}

/** What was earned and of it is left, whoever entered it, as the ledger's replay says; and what counts from a later day on. */
async function creditsLeft(reader: LeaveReader, holder: LeaveHolder): Promise<CompOffOverview['Credits']> {
  const { db, language, now } = reader;
  const today = dayOf(now);
  const accounts = await readAccounts(db, holder, { today, until: today });
  return (await readTypes(db, language)).flatMap(({ code, name }) => {
    const { entries = [], foreseen } = accounts.get(code) ?? {};
    const earned = entries.filter(({ kind }) => kind === 'earned');
    if (!foreseen || earned.length === 0) return [];
    const { carryOn } = foreseen(today, []);
    const later = [...new Set(earned.map(({ day }) => day).filter((day) => day > today))];
    const credits = [
      ...replay(entries, carryOn, today).credits.filter(({ kind }) => kind === 'earned'),
      ...later.flatMap((day) => {
        const ofDay = earned.filter((entry) => entry.day === day);
        return replay(ofDay, carryOn, day).credits;
      }),
    ];
    return credits.map(({ day, lastDay, amount, left }) => ({
      ...{ TypeName: name, ValidFrom: wireDate(day), ExpiresOn: wireDay(lastDay), Amount: amount, Left: left },
    }));
  });
}

/** Who claimed on behalf of somebody, by the claim. */
async function readEntered({ db }: LeaveReader, { personId }: LeaveHolder): Promise<ReadonlyMap<string, string>> {
  const isOnBehalf = and(eq(approvals.personId, personId), ne(approvals.askedById, personId));
  const rows = await db
    .select({ id: approvals.subjectId, name: persons.name })
    .from(approvals)
    .innerJoin(persons, eq(persons.id, approvals.askedById))
    .where(and(eq(approvals.kind, COMP_OFF_SUBJECT), isOnBehalf));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Somebody's claims, what was credited and is left, and of what they may claim. */
export const getCompOff: Handler<'getCompOff'> = async ({ ChillCode }, context) => {
  const { db, language, now } = context;
  const holder = await openHolder(context, ChillCode);
  const today = await ownDayOf(db, holder.personId, now);
  const names = new Map((await readTypes(db, language)).map(({ code, name }) => [code, name]));
  const entered = await readEntered(context, holder);
  const { isOwn } = holder;
  const claims = await db
    .select()
    .from(compOffClaims)
    .where(eq(compOffClaims.employmentId, holder.id))
    .orderBy(desc(compOffClaims.workFrom), desc(compOffClaims.askedAt))
    .limit(MAX_CLAIMS);
  return {
    Types: (await claimableOn(context, holder, today)).map(({ code, name, rule }) => ({
      ...{ TypeCode: code, Name: name, ClaimDays: rule.claimDays, EarnedDays: rule.earnedDays },
    })),
    Credits: await creditsLeft(context, holder),
    Claims: claims.map((claim) => {
      const [TypeName, EnteredBy] = [names.get(claim.typeCode) ?? '', entered.get(claim.id) ?? ''];
      return wireClaim(claim, { TypeName, EnteredBy, today, isOwn });
    }),
  };
};
