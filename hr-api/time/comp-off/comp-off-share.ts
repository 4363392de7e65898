import { asc, eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../people/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOf } from '../../platform/texts/data';
import { shareColumns } from '../leave/share-columns';
import { compOffClaims } from './tables';
import { compOffTexts } from './texts';

/** Which days off the person said they worked, and what became of it; what was credited is in their ledgers of leave. */
export const compOffShare = definePersonalData({
  name: 'comp-off',
  titles: {
    de: 'Arbeit an freien Tagen',
    en: 'Work on days off',
    es: 'Trabajo en días libres',
    fr: 'Travail un jour libre',
    ja: '休日の勤務',
    zh: '休息日加班',
  },
  columns: {
    from: shareColumns.from,
    to: shareColumns.to,
    halfDay: { de: 'Halber Tag', en: 'Half a day', es: 'Medio día', fr: 'Demi-journée', ja: '半日', zh: '半天' },
    type: shareColumns.type,
    days: shareColumns.days,
    reason: { de: 'Grund', en: 'Reason', es: 'Motivo', fr: 'Motif', ja: '理由', zh: '原因' },
    state: shareColumns.state,
    comment: shareColumns.comment,
    askedAt: shareColumns.askedAt,
    decidedAt: shareColumns.decidedAt,
  },
  read: async ({ actor, db, language }) => {
    const names = await namesOf(db, 'leave-type', language);
    const rows = await db
      .select({ claim: compOffClaims })
      .from(compOffClaims)
      .innerJoin(employments, eq(employments.id, compOffClaims.employmentId))
      .where(eq(employments.personId, actor.personId))
      .orderBy(asc(compOffClaims.askedAt), asc(compOffClaims.code));
    return rows.map(({ claim }) => ({
      ...{ from: claim.workFrom, to: claim.workTo, halfDay: claim.halfDay },
      type: names.get(String(claim.typeCode)) ?? '',
      days: daysOfAmount(claim.amount),
      ...{ reason: claim.reason, state: compOffTexts[language].states[claim.state], comment: claim.comment },
      ...{ askedAt: claim.askedAt, decidedAt: claim.decidedAt },
    }));
  },
});
