import { and, ne, not, type SQL } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import { defineErasure, type ErasedPeople } from '../../platform/define-erasure';
import { tookPart } from '../../workplace/approvals/took-part';
import { LEAVE_SUBJECT } from './requests/deciding/leave-subject-kind';
import { leaveDays, leaveEntries, leaveRequests, workShares } from './tables';

/** What was said with a decision that they took part in, about leave of others. */
const saysTheirWords = ({ personIds, employmentIds }: ErasedPeople) =>
  and(
    ne(leaveRequests.comment, ''),
    not(amongIds(leaveRequests.employmentId, employmentIds)),
    tookPart(personIds, LEAVE_SUBJECT, leaveRequests.id),
  ) as SQL;

/** Their ledger, what they asked for, and with what part of full time they worked. Of leave of others what they said about it goes. */
export const leaveErasure = defineErasure({
  name: 'leave',
  titles: {
    de: 'Urlaubskonten und Abwesenheitsanträge',
    en: 'Leave and requests for it',
    es: 'Ausencias y sus solicitudes',
    fr: 'Congés et demandes de congé',
    ja: '休暇とその申請',
    zh: '休假及其申请',
  },
  parts: [
    { table: leaveRequests, where: saysTheirWords, set: { comment: '' } },
    { table: leaveEntries, where: ({ employmentIds }) => amongIds(leaveEntries.employmentId, employmentIds) },
    { table: leaveDays, where: ({ employmentIds }) => amongIds(leaveDays.employmentId, employmentIds) },
    {
      table: leaveRequests,
      where: ({ employmentIds }) => amongIds(leaveRequests.employmentId, employmentIds),
      upload: leaveRequests.proofId,
    },
    { table: workShares, where: ({ employmentIds }) => amongIds(workShares.employmentId, employmentIds) },
  ],
});
