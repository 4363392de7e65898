import { and, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import { anyOf, defineErasure } from '../../platform/define-erasure';
import { approvalApprovers, approvalEvents, approvals, delegations } from './tables';

const isAbout = (personIds: readonly string[]) => amongIds(approvals.personId, personIds);

/** Of others' approvals their last decision's words go, which are kept beside the history. */
const saysTheirWords = (personIds: readonly string[]) => sql`(
  ${amongIds(approvals.askedById, personIds)} or exists (
    select from ${approvalApprovers}
    where ${approvalApprovers.approvalId} = ${approvals.id} and ${amongIds(approvalApprovers.decidedById, personIds)})
)`;

const isOfOthers = (personIds: readonly string[]) =>
  sql`not exists (select from ${approvals} where ${approvals.id} = ${approvalEvents.approvalId} and ${isAbout(personIds)})`;

/** What was decided of them goes with its history. That they decided for others stays, without what they said. */
export const approvalsErasure = defineErasure({
  name: 'approvals',
  titles: {
    de: 'Genehmigungen und Vertretungen',
    en: 'Approvals and delegations',
    es: 'Aprobaciones y delegaciones',
    fr: 'Approbations et délégations',
    ja: '承認と代理',
    zh: '审批与委托',
  },
  parts: [
    {
      table: approvalEvents,
      where: ({ personIds }) =>
        and(
          ne(approvalEvents.comment, ''),
          or(amongIds(approvalEvents.personId, personIds), amongIds(approvalEvents.onBehalfOfId, personIds)),
          isOfOthers(personIds),
        ) as SQL,
      set: { comment: '' },
    },
    {
      table: approvals,
      where: ({ personIds }) =>
        and(ne(approvals.comment, ''), not(isAbout(personIds)), saysTheirWords(personIds)) as SQL,
      set: { comment: '' },
    },
    { table: approvals, where: ({ personIds }) => isAbout(personIds) },
    {
      table: delegations,
      where: ({ personIds }) => anyOf(amongIds(delegations.fromId, personIds), amongIds(delegations.toId, personIds)),
    },
  ],
});
