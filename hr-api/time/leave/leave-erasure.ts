import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { leaveDays, leaveEntries, leaveRequests, workShares } from './tables';

/** Their ledger, what they asked for, and with what part of full time they worked. */
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
