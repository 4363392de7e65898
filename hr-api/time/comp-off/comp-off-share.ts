import { asc, eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../people/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOf } from '../../platform/texts/data';
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
    from: { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始日', zh: '开始日期' },
    to: { de: 'Bis', en: 'To', es: 'Hasta', fr: 'Au', ja: '最終日', zh: '结束日期' },
    halfDay: { de: 'Halber Tag', en: 'Half a day', es: 'Medio día', fr: 'Demi-journée', ja: '半日', zh: '半天' },
    type: { de: 'Abwesenheitsart', en: 'Type', es: 'Tipo', fr: 'Type de congé', ja: '種類', zh: '类型' },
    days: { de: 'Tage', en: 'Days', es: 'Días', fr: 'Nombre de jours', ja: '日数', zh: '天数' },
    reason: { de: 'Grund', en: 'Reason', es: 'Motivo', fr: 'Motif', ja: '理由', zh: '原因' },
    state: { de: 'Stand', en: 'State', es: 'Estado', fr: 'État', ja: '状態', zh: '状态' },
    comment: {
      de: 'Zur Entscheidung',
      en: 'Said with the decision',
      es: 'Comentario de la decisión',
      fr: 'Commentaire de la décision',
      ja: '決定時のコメント',
      zh: '审批意见',
    },
    askedAt: { de: 'Beantragt', en: 'Asked', es: 'Solicitada', fr: 'Demandé', ja: '申請日時', zh: '申请时间' },
    decidedAt: { de: 'Entschieden', en: 'Decided', es: 'Decidida', fr: 'Décidé', ja: '決定日時', zh: '审批时间' },
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
