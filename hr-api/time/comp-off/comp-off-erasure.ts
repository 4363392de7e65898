import { sql } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import { defineErasure, type ErasedPeople } from '../../platform/define-erasure';
import { approvalApprovers, approvals } from '../../workplace/approvals/tables';
import { COMP_OFF_SUBJECT } from './deciding/comp-off-subject-kind';
import { compOffClaims, compOffDays } from './tables';

/** What was said with a decision that they took part in, about work of others. */
const saysTheirWords = ({ personIds, employmentIds }: ErasedPeople) => sql`(
  ${compOffClaims.comment} <> '' and not ${amongIds(compOffClaims.employmentId, employmentIds)} and exists (
    select from ${approvals} join ${approvalApprovers} on ${approvalApprovers.approvalId} = ${approvals.id}
    where ${approvals.kind} = ${COMP_OFF_SUBJECT} and ${approvals.subjectId} = ${compOffClaims.id}
      and ${amongIds(approvalApprovers.decidedById, personIds)})
)`;

/** Which days off they said they worked. Of work of others what they said about it goes. */
export const compOffErasure = defineErasure({
  name: 'comp-off',
  titles: {
    de: 'Arbeit an freien Tagen',
    en: 'Work on days off',
    es: 'Trabajo en días libres',
    fr: 'Travail un jour libre',
    ja: '休日の勤務',
    zh: '休息日加班',
  },
  parts: [
    { table: compOffClaims, where: saysTheirWords, set: { comment: '' } },
    { table: compOffDays, where: ({ employmentIds }) => amongIds(compOffDays.employmentId, employmentIds) },
    { table: compOffClaims, where: ({ employmentIds }) => amongIds(compOffClaims.employmentId, employmentIds) },
  ],
});
