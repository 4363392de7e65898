import { and, eq, exists, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { SIZE_LIMIT, TICKET_TYPES } from '../../../lib/contract/platform/file-rules';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { uploads } from '../../platform/files/tables';
import { readUpload } from '../../platform/files/uploads';
import { dayOf } from '../../platform/dates';
import { ticketMessages, tickets, TICKET_FILE } from '../tables';
import { visibleTickets } from './visibility';

type Reader = Pick<CallContext, 'actor' | 'now'>;

/**
 * The ticket files that an actor may read, as a condition on `uploads`: their own until a message takes it up, then whatever
 * hangs on a message that they may read. A note is the desk's, and nothing for whoever asked.
 */
function readableFiles({ actor, now }: Reader): SQL {
  const today = dayOf(now);
  const isWaiting = and(isNull(uploads.takenAt), eq(uploads.accountId, actor.accountId));
  const isMessage = and(ne(ticketMessages.kind, 'note'), visibleTickets(actor, 'either', today));
  const isNote = and(
    eq(ticketMessages.kind, 'note'),
    visibleTickets(actor, 'desk', today),
    ne(tickets.requesterId, actor.accountId),
  );
  const message = new QueryBuilder()
    .select({ one: sql`1` })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(eq(ticketMessages.uploadId, uploads.id), or(isMessage, isNote)));
  return and(eq(uploads.subject, TICKET_FILE), or(isWaiting, exists(message))) as SQL;
}

/** Nothing there and nothing for this caller are refused alike (T64). */
async function findFile(code: string, { db, ...reader }: Reader & Pick<CallContext, 'db'>) {
  const found = await readUpload(db, code, readableFiles(reader));
  if (!found) throw new ApiError('not_found');
  return found;
}

export const ticketFileHandlers: Handlers<
  'uploadTicketFile' | 'getTicketFileName' | 'downloadTicketFile' | 'getTicketFile'
> = {
  /** TATT-01 to TATT-11, VOPQ-36: whoever has tickets may send a file; it is theirs alone until a message takes it up. */
  uploadTicketFile: {
    allow: 'own',
    handle: async () => ({ subject: TICKET_FILE, types: TICKET_TYPES, sizeLimit: SIZE_LIMIT }),
  },

  getTicketFileName: {
    allow: 'visible',
    handle: async ({ HeaderCode }, context) => ({ FileName: (await findFile(HeaderCode, context)).fileName }),
  },

  downloadTicketFile: { allow: 'visible', handle: async ({ headercode }, context) => findFile(headercode, context) },

  getTicketFile: {
    allow: 'visible',
    handle: async ({ HeaderCode }, context) => {
      const { fileName, file } = await findFile(HeaderCode, context);
      return {
        ChillFileName: fileName,
        fn: fileName,
        HeaderCode,
        FileName: fileName,
        Type: file.type,
        Size: file.size,
      };
    },
  },
};
