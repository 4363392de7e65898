import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { NO_FILE } from '../../../lib/contract/platform/file-rules';
import type { Handler } from '../../platform/calls/call';
import { storedFiles, uploads } from '../../platform/files/tables';
import { dayOf, wireInstant } from '../../platform/dates';
import { getVisibleTicket } from '../tickets/data';
import { eventSentence } from './event-sentence';
import { keptCatalogue } from '../settings/kept-catalogue';
import { escapeHtml } from '../../platform/escape-html';
import { messageHtml } from './message-html';
import { namedAccounts } from './named-accounts';
import { sideOf } from '../tickets/policy';
import { ticketMessages } from '../tables';
import { helpdeskTexts } from '../texts';

/** What whoever asked sees of a conversation: neither notes nor that a target has passed. */
export const isForRequester = and(
  ne(ticketMessages.kind, 'note'),
  or(isNull(ticketMessages.change), ne(sql`${ticketMessages.change} ->> 'what'`, 'escalation')),
);

/** TMSG-01: a conversation from its beginning. */
export const listTicketMessages: Handler<'listTicketMessages'> = async ({ QueryCode }, context) => {
  const { actor, db, now, language } = context;
  const ticket = await getVisibleTicket(context, QueryCode);
  const rows = await db
    .select({ message: ticketMessages, file: { code: uploads.code, name: uploads.fileName, size: storedFiles.size } })
    .from(ticketMessages)
    .leftJoin(uploads, eq(uploads.id, ticketMessages.uploadId))
    .leftJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(
      and(eq(ticketMessages.ticketId, ticket.id), sideOf(actor, ticket) === 'requester' ? isForRequester : undefined),
    )
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  const { statuses, priorities } = (await keptCatalogue(db, language)).catalogue;
  const authors = await namedAccounts(
    db,
    actor,
    rows.map(({ message }) => message.authorId),
    dayOf(now),
  );
  return rows.map(({ message, file }) => {
    const author = message.authorId ? authors.get(message.authorId) : undefined;
    return {
      Legend: helpdeskTexts[language].legend[author?.isClient ? 'client' : message.side],
      UpdatedBy: author?.name ?? '',
      CreatedDate: wireInstant(message.createdAt),
      QMessage: message.change ? eventSentence(message.change, language) : messageHtml(message.body),
      FileHeaderCode: file?.code ?? NO_FILE,
      FileName: file?.name ?? '',
      StatusName: escapeHtml(statuses.get(message.statusCode)?.name ?? ''),
      PriorityName: priorities.get(message.priorityCode)?.name ?? '',
      ReceivedFlag: message.authorId === actor.accountId ? 'N' : 'Y',
      empid: author?.empid ?? '',
      QueryCode,
      MessageCode: message.code,
      Kind: message.kind,
      CreatedAt: message.createdAt.toISOString(),
      FileSize: file?.size ?? 0,
      ChillCode: author?.chillCode ?? '',
      HasPhoto: author?.hasPhoto ?? false,
    };
  });
};
