import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { mayMail } from '../../platform/budgets/work';
import type { Environment } from '../../platform/env';
import { insertRows } from '../../platform/insert-rows';
import { escapeHtml } from '../../platform/escape-html';
import { notifications } from '../../workplace/notifications/tables';
import { newCode } from '../../platform/new-code';
import { dayInWords, dayOf, instantInWords } from '../../platform/dates';
import { keptCatalogue } from '../settings/kept-catalogue';
import type { TicketRow } from '../tickets/data';
import { membersOf } from '../settings/members';
import { noticesOf, settledKinds, type Happening, type Notice } from './notice-rules';
import { settleNotices } from './settle-notices';
import { noticeTexts } from './notice-texts';
import { namesOfAccounts, recipientsOf, type Recipient } from './recipients';
import { reopenableUntil } from '../tickets/rules';
import { firstLines, ticketMail } from './ticket-mail';
import { TICKET_PAGE } from '../tickets/lists/ticket-page';

/** A job notifies without an actor. */
export type NotifyContext = Pick<CallContext, 'db' | 'now'> & {
  readonly actor: Pick<CallContext['actor'], 'accountId' | 'personId'> | null;
  readonly services: {
    readonly mail: CallContext['services']['mail'];
    readonly env: Pick<Environment, 'APP_URL' | 'ACCOUNT_BUDGET_FACTOR'>;
  };
};

interface TicketNotice {
  readonly ticket: TicketRow;
  readonly notice: Notice;
  readonly words: string;
  /** When the target was due that has passed. */
  readonly dueAt?: Date | null;
}

/** Notifies the other side of what happened to a ticket; what was told before and is done with does not wait any more. */
export async function notifyOthers(
  context: NotifyContext,
  happening: Happening & { readonly after: TicketRow },
): Promise<void> {
  const { after, words } = happening;
  await settleNotices(context, after.code, settledKinds(happening));
  const members = await membersOf(context.db, dayOf(context.now), [after.processCode]);
  for (const notice of noticesOf(happening, members)) await notifyMembers(context, { ticket: after, notice, words });
}

/** Tells people of a ticket by notification and by mail, each in their language and none of what they did themselves. */
export async function notifyMembers(context: NotifyContext, ticketNotice: TicketNotice): Promise<void> {
  const { db, actor } = context;
  const { accountIds, mails } = ticketNotice.notice;
  const others = accountIds.filter((accountId) => accountId !== actor?.accountId);
  const recipients = await recipientsOf(db, others);
  await insertNotification(context, ticketNotice, recipients);
  for (const recipient of recipients)
    if (recipient.mail !== '' && mails.includes(recipient.accountId) && (await mayTell(context, recipient)))
      await sendMail(context, ticketNotice, recipient);
}

/** What a job tells is not somebody's work. */
const mayTell = async (context: NotifyContext, { accountId }: Recipient) =>
  !context.actor || mayMail(context, { from: context.actor.accountId, to: accountId });

/** One that nobody has read yet gives way to the newer one of its kind. */
async function insertNotification(
  { db, now, actor }: NotifyContext,
  { ticket, notice, words }: TicketNotice,
  recipients: readonly Recipient[],
): Promise<void> {
  const { kind, roleCode } = notice;
  if (recipients.length === 0) return;
  await db.delete(notifications).where(
    and(
      inArray(
        notifications.accountId,
        recipients.map(({ accountId }) => accountId),
      ),
      isNull(notifications.readAt),
      eq(notifications.textCode, kind),
      eq(notifications.linkValue, ticket.code),
    ),
  );
  const quote = firstLines(words);
  const subject = `<p><b>#${ticket.number}</b> ${escapeHtml(ticket.subject)}</p>`;
  await insertRows(
    db,
    notifications,
    recipients.map(({ accountId }) => ({
      code: newCode(),
      accountId,
      roleCode,
      kind: 'N' as const,
      category: CATEGORY[kind],
      senderId: actor?.personId ?? null,
      subject: noticeTexts.en.notification[kind],
      textCode: kind,
      body: quote ? `${subject}<p>${escapeHtml(quote).replace(/\n/g, '<br>')}</p>` : subject,
      link: TICKET_PAGE,
      linkKey: 'key',
      linkValue: ticket.code,
      createdAt: now,
    })),
  );
}

const CATEGORY = {
  'ticket-created': 'information',
  'ticket-answered': 'message',
  'ticket-status': 'information',
  'ticket-closed': 'information',
  'ticket-replied': 'message',
  'ticket-assigned': 'information',
  'ticket-response-late': 'reminder',
  'ticket-resolution-late': 'reminder',
} as const;

async function sendMail(context: NotifyContext, { ticket, notice, words, dueAt }: TicketNotice, recipient: Recipient) {
  const { db, actor, services } = context;
  const { accountId, mail: to, name, language } = recipient;
  const { processes, subProcesses, priorities, statuses } = (await keptCatalogue(db, language)).catalogue;
  const { requesterId, assigneeId } = ticket;
  // A ticket that was moved here is told as who asked would have told it.
  const speakerId = notice.kind === 'ticket-created' ? requesterId : actor?.accountId;
  const names = await namesOfAccounts(db, [speakerId, assigneeId]);
  const values = {
    number: String(ticket.number),
    subject: ticket.subject,
    name: names.get(speakerId) ?? '',
    requester: ticket.requesterLabel,
    assignee: names.get(assigneeId) ?? '',
    process: processes.get(ticket.processCode)?.name ?? '',
    category: subProcesses.get(ticket.subProcessCode)?.name ?? '',
    priority: priorities.get(ticket.priorityCode)?.name ?? '',
    status: statuses.get(ticket.statusCode)?.name ?? '',
    until: ticket.closedAt ? dayInWords(dayOf(reopenableUntil(ticket.closedAt)), language) : '',
    due: dueAt ? instantInWords(dueAt, language) : '',
  };
  const link = `${services.env.APP_URL}/${TICKET_PAGE}/key/${ticket.code}`;
  const ticketMailOf = { to, accountId, recipient: name, language, words, link, values };
  await services.mail.queue(db, ticketMail(notice.kind, ticketMailOf));
}
