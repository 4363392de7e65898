import { and, not, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../../db/among-ids';
import { defineErasure, mentions } from '../../define-erasure';
import { mailOptOuts, sentMails } from './tables';

const isTheirs = (accountIds: readonly string[]) => sql`coalesce(${amongIds(sentMails.accountId, accountIds)}, false)`;

/** What the mails said is in the queue alone, which forgets each within days; their subjects are purged after `MAILS_KEPT_DAYS`. */
export const mailsErasure = defineErasure({
  name: 'mails',
  titles: {
    de: 'Gesendete E-Mails',
    en: 'Sent mails',
    es: 'Correos enviados',
    fr: 'E-mails envoyés',
    ja: '送信済みメール',
    zh: '已发送的邮件',
  },
  parts: [
    {
      table: sentMails,
      where: ({ accountIds, words }) => and(not(isTheirs(accountIds)), mentions(sentMails.subject, words)) as SQL,
      set: { subject: null },
    },
    { table: sentMails, where: ({ accountIds }) => isTheirs(accountIds) },
    { table: mailOptOuts, where: ({ accountIds }) => amongIds(mailOptOuts.accountId, accountIds) },
  ],
});
