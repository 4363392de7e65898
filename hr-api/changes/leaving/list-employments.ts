import { and, asc, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { changes } from '../../people/changes/tables';
import { begunRows } from '../../people/changes/rows/begun-rows';
import { hasBegun, neverBegan } from '../../people/effective-dates';
import { employments, leavingReasons } from '../../people/tables';
import { mayChange, openPerson } from '../open-person';
import { lastDayIn, rowState } from '../row-state';
import { leavingOf } from './read-leaving';

/** Each time that somebody was, is or will be employed; of oneself, was and is. Why it ends is for whoever keeps them. */
export const listEmployments: Handler<'listEmployments'> = async ({ ChillCode }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const person = await openPerson(context, ChillCode);
  const isOwn = person.personId === actor.personId;
  const isKept = mayChange(context, person, 'status.change');
  const names = await namesOf(db, 'leaving-reason', language);
  const rows = await db
    .select({ employment: employments, isVoluntary: leavingReasons.isVoluntary })
    .from(employments)
    .leftJoin(leavingReasons, eq(leavingReasons.code, employments.leftReason))
    .where(eq(employments.personId, person.personId))
    .orderBy(desc(employments.validFrom), desc(hasBegun(employments)));
  const told = [];
  for (const { employment: held, isVoluntary } of rows) {
    const [employment] = isOwn ? begunRows([held], today) : [held];
    if (!employment) continue;
    const isNever = neverBegan(employment);
    const leaving = isKept && employment.validTo ? await leavingOf(db, employment) : null;
    const reasonCode = isKept && employment.leftReason !== null ? String(employment.leftReason) : '';
    told.push({
      ChillKeyCode: employment.code,
      EffectiveFrom: wireDate(employment.validFrom),
      EndDate: lastDayIn(employment),
      State: rowState(employment, today),
      ReasonCode: reasonCode,
      ReasonName: names.get(reasonCode) ?? (isKept ? (employment.leftBecause ?? '') : ''),
      IsVoluntary: isKept ? isVoluntary : null,
      Justification: leaving && (isNever || leaving.after['left_reason']) ? leaving.justification : '',
      ChangeCode: leaving?.code ?? '',
      BatchCode: leaving?.batch ?? '',
      BatchCount: leaving
        ? await db.$count(changes, and(eq(changes.batch, leaving.batch), eq(changes.state, 'made')))
        : 0,
      NeverCame: isNever,
      EditFlag: leaving !== null && employment.code === person.code && leaving.effectiveFrom > today,
    });
  }
  return told;
};

export const listLeavingReasons: Handler<'listLeavingReasons'> = async (_request, { db, language }) => {
  const names = await namesOf(db, 'leaving-reason', language);
  const rows = await db
    .select()
    .from(leavingReasons)
    .where(eq(leavingReasons.isActive, true))
    .orderBy(asc(leavingReasons.position));
  return rows.map(({ code, isVoluntary }) => ({
    ReasonCode: String(code),
    ReasonName: names.get(String(code)) ?? String(code),
    IsVoluntary: isVoluntary,
  }));
};
