import { asc, eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../people/tables';
import { uploads } from '../../platform/files/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOf } from '../../platform/texts/data';
import { shareColumns } from './share-columns';
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
    type: shareColumns.type,
    from: shareColumns.from,
    fromPart: {
      de: 'Am ersten Tag',
      en: 'On the first day',
      es: 'El primer día',
      fr: 'Le premier jour',
      ja: '初日',
      zh: '第一天',
    },
    to: shareColumns.to,
    toPart: {
      de: 'Am letzten Tag',
      en: 'On the last day',
      es: 'El último día',
      fr: 'Le dernier jour',
      ja: '最終日の時間帯',
      zh: '最后一天',
    },
    days: shareColumns.days,
    state: shareColumns.state,
    note: { de: 'Anmerkung', en: 'Note', es: 'Nota', fr: 'Remarque', ja: '備考', zh: '备注' },
    proof: { de: 'Nachweis', en: 'Proof', es: 'Justificante', fr: 'Justificatif', ja: '証明書', zh: '证明' },
    comment: shareColumns.comment,
    askedAt: shareColumns.askedAt,
    decidedAt: shareColumns.decidedAt,
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
