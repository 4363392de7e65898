import { asc, eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../people/tables';
import { uploads } from '../../platform/files/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOf } from '../../platform/texts/data';
import { leaveRequests } from './tables';
import { leaveTexts } from './texts';

/** All that the person asked for, whatever became of it, with what they and others said. */
export const leaveRequestsShare = definePersonalData({
  name: 'leave-requests',
  titles: {
    de: 'Abwesenheitsanträge',
    en: 'Requests for leave',
    es: 'Solicitudes de ausencia',
    fr: 'Demandes de congé',
    ja: '休暇の申請',
    zh: '休假申请',
  },
  columns: {
    type: { de: 'Abwesenheitsart', en: 'Type', es: 'Tipo', fr: 'Type de congé', ja: '種類', zh: '类型' },
    from: { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始日', zh: '开始日期' },
    fromPart: {
      de: 'Am ersten Tag',
      en: 'On the first day',
      es: 'El primer día',
      fr: 'Le premier jour',
      ja: '初日',
      zh: '第一天',
    },
    to: { de: 'Bis', en: 'To', es: 'Hasta', fr: 'Au', ja: '最終日', zh: '结束日期' },
    toPart: {
      de: 'Am letzten Tag',
      en: 'On the last day',
      es: 'El último día',
      fr: 'Le dernier jour',
      ja: '最終日の時間帯',
      zh: '最后一天',
    },
    days: { de: 'Tage', en: 'Days', es: 'Días', fr: 'Nombre de jours', ja: '日数', zh: '天数' },
    state: { de: 'Stand', en: 'State', es: 'Estado', fr: 'État', ja: '状態', zh: '状态' },
    note: { de: 'Anmerkung', en: 'Note', es: 'Nota', fr: 'Remarque', ja: '備考', zh: '备注' },
    proof: { de: 'Nachweis', en: 'Proof', es: 'Justificante', fr: 'Justificatif', ja: '証明書', zh: '证明' },
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
    const texts = leaveTexts[language];
    const rows = await db
      .select({ request: leaveRequests, proof: uploads.fileName })
      .from(leaveRequests)
      .innerJoin(employments, eq(employments.id, leaveRequests.employmentId))
      .leftJoin(uploads, eq(uploads.id, leaveRequests.proofId))
      .where(eq(employments.personId, actor.personId))
      .orderBy(asc(leaveRequests.askedAt), asc(leaveRequests.code));
    const part = (portion: 'whole' | 'first' | 'second') => (portion === 'whole' ? '' : texts[portion]);
    return rows.map(({ request, proof }) => ({
      type: names.get(String(request.typeCode)) ?? '',
      ...{ from: request.firstDay, fromPart: part(request.fromPortion) },
      ...{ to: request.lastDay, toPart: part(request.toPortion) },
      days: daysOfAmount(request.amount),
      state: texts.states[request.state],
      ...{ note: request.note, proof, comment: request.comment },
      ...{ askedAt: request.askedAt, decidedAt: request.decidedAt },
    }));
  },
});
