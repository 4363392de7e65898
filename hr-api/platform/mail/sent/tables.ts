import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/instant';

/** `waiting`: not taken by a mail server yet. `refused`: a mail server said that it never will. */
export type SentMailState = 'waiting' | 'delivered' | 'refused';

/** That a mail was made, for whom, and what became of it. What it says is in the queue alone, until it is delivered. */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Of the mail. */
    id: text('id').primaryKey(),
    /** Of `accounts`; null for a mail to somebody without one. It is no reference: that would cost more for who has one. */
    accountId: uuid('account_id'),
    templateCode: text('template_code'),
    /** Null where a template names a code, which may stand in it. */
    subject: text('subject'),
    state: text('state').$type<SentMailState>().notNull(),
    queuedAt: instant('queued_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('sent_mails_account').on(table.accountId, table.queuedAt, table.id),
    index('sent_mails_queued').on(table.queuedAt, table.id),
  ],
);

/** Which mails an account does without. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    /** Of `accounts`: this layer knows no people. */
    accountId: uuid('account_id').notNull(),
    templateCode: text('template_code').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.templateCode] })],
);
