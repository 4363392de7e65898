import { and, eq } from 'drizzle-orm';
import type { MailState } from '../../../lib/contract/workplace/mails';
import type { Handler } from '../../platform/calls/call';
import { GIVE_UP_AFTER_DAYS } from '../../platform/jobs/jobs';
import { sentMails } from '../../platform/mail/sent/tables';
import { afterCursor, formatCursor, newestFirst } from './mail-order';
import { namesOfTemplates } from './templates';

type SentMail = typeof sentMails.$inferSelect;

/** No worker tries a mail that has waited longer. */
function stateOf({ state, queuedAt }: SentMail, at: number): MailState {
  const isGivenUp = at - queuedAt.getTime() > GIVE_UP_AFTER_DAYS * 86_400_000;
  return state === 'waiting' && isGivenUp ? 'failed' : state;
}

/** What was mailed to the caller, from a place in the list on. */
export const listOwnMails: Handler<'listOwnMails'> = async ({ After, PageSize }, context) => {
  const { actor, db } = context;
  const rows = await db
    .select()
    .from(sentMails)
    .where(and(eq(sentMails.accountId, actor.accountId), afterCursor(After)))
    .orderBy(...newestFirst)
    .limit(PageSize);
  const nameOf = namesOfTemplates(context);
  // Mails are queued by the clock of the machine, as their worker is.
  const at = Date.now();
  return rows.map((mail) => ({
    MailCode: mail.id,
    Subject: mail.subject ?? '',
    TemplateName: nameOf(mail.templateCode),
    State: stateOf(mail, at),
    SentDate: mail.queuedAt.toISOString(),
    Position: formatCursor(mail),
  }));
};
