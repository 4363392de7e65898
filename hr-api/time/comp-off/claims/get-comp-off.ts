import { desc, eq } from 'drizzle-orm';
import type { CompOffClaim, CompOffOverview } from '../../../../lib/contract/time/comp-off/comp-off';
import { ownDayOf } from '../../../people/own-day';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireDate, wireInstant, type CalendarDate } from '../../../platform/dates';
import { readTypes } from '../../leave/balances/read-types';
import { openHolder, type LeaveHolder, type LeaveReader } from '../../leave/holder';
import { readAccounts } from '../../leave/ledger/read-account';
import { replay } from '../../leave/rules/replay';
import { compOffClaims } from '../tables';
import { claimableOn } from './claimable-types';
import type { FoundClaim } from './find-claim';

const MAX_CLAIMS = 500;
const MINUTES_PER_HOUR = 60;

const wireDay = (day: CalendarDate | null) => (day === null ? '' : wireDate(day));

function wireClaim(claim: FoundClaim, TypeName: string, today: CalendarDate): CompOffClaim {
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
    State: hasEnded ? 'ended' : claim.state,
    Amount: claim.amount,
    ValidFrom: wireDate(claim.creditFrom),
    ExpiresOn: wireDay(claim.creditTo),
    Comment: claim.comment,
    AskedDate: wireInstant(claim.askedAt),
    DecidedDate: claim.decidedAt ? wireInstant(claim.decidedAt) : '',
    CanWithdraw: claim.state === 'pending',
    CanCancel: claim.state === 'approved' && !hasEnded && claim.entryId !== null,
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

/** One's own claims, what was credited and is left, and of what one may claim. */
export const getCompOff: Handler<'getCompOff'> = async (_request, context) => {
  const { db, language, now } = context;
  const holder = await openHolder(context, '');
  const today = await ownDayOf(db, holder.personId, now);
  const names = new Map((await readTypes(db, language)).map(({ code, name }) => [code, name]));
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
    Claims: claims.map((claim) => wireClaim(claim, names.get(claim.typeCode) ?? '', today)),
  };
};
