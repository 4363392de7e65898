import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { audit } from '../../platform/audit/audit';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import { dayOf } from '../../platform/dates';
import { canChangeReply } from '../desk/desk-policy';
import { savedReplies } from '../tables';
import { answeredProcesses } from '../tickets/visibility';

type SavedReplyRow = typeof savedReplies.$inferSelect;

const wireReply = ({ actor }: CallContext, reply: SavedReplyRow) => ({
  SavedReplyCode: reply.code,
  Title: reply.title,
  Text: reply.body,
  ProcessCode: reply.processCode ?? 0,
  IsOwn: !reply.isShared,
  CanChange: canChangeReply(actor, reply),
});

/** What the caller may use: their own, and what others share in a process that the caller answers for too. */
function usableReplies({ actor, now }: CallContext) {
  const isInReach = or(
    isNull(savedReplies.processCode),
    inArray(savedReplies.processCode, answeredProcesses(actor, dayOf(now))),
  );
  return or(eq(savedReplies.accountId, actor.accountId), and(eq(savedReplies.isShared, true), isInReach));
}

/** A reply that the caller may change, held until the transaction ends. */
async function lockReply(context: CallContext, code: string): Promise<SavedReplyRow> {
  const { actor, db } = context;
  const [reply] = await db
    .select()
    .from(savedReplies)
    .where(and(eq(savedReplies.code, code), usableReplies(context)))
    .for('update');
  if (!reply) throw new ApiError('not_found');
  if (!canChangeReply(actor, reply)) throw new ApiError('forbidden');
  return reply;
}

async function assertAnswered({ actor, db, now }: CallContext, processCode: number): Promise<void> {
  const answered = await db.select().from(answeredProcesses(actor, dayOf(now)).as('answered'));
  if (answered.some(({ code }) => code === processCode)) return;
  throw new ApiError('invalid', { issues: [{ path: 'ProcessCode', message: 'unknown' }] });
}

export const savedReplyHandlers: Handlers<'listSavedReplies' | 'saveSavedReply' | 'deleteSavedReply'> = {
  listSavedReplies: {
    allow: 'ticket.answer',
    handle: async (_request, context) => {
      const rows = await context.db
        .select()
        .from(savedReplies)
        .where(usableReplies(context))
        .orderBy(asc(savedReplies.title), asc(savedReplies.code));
      return rows.map((row) => wireReply(context, row));
    },
  },

  saveSavedReply: {
    allow: 'ticket.answer',
    handle: async (request, context) => {
      const { actor, db } = context;
      const { SavedReplyCode, Title, Text, ProcessCode, IsOwn } = request;
      if (ProcessCode !== 0) await assertAnswered(context, ProcessCode);
      const before = SavedReplyCode === '' ? null : await lockReply(context, SavedReplyCode);
      const values = { title: Title, body: Text, processCode: ProcessCode || null, isShared: !IsOwn };
      const [saved] = before
        ? await db.update(savedReplies).set(values).where(eq(savedReplies.id, before.id)).returning()
        : await db
            .insert(savedReplies)
            .values({ ...values, code: newCode(), accountId: actor.accountId })
            .returning();
      if (!saved) throw new Error('The reply was not stored');
      const subject = { kind: 'saved reply', id: saved.id };
      await audit(context, { subject, action: 'save reply', before: { title: before?.title }, after: values });
      return wireReply(context, saved);
    },
  },

  deleteSavedReply: {
    allow: 'ticket.answer',
    handle: async ({ SavedReplyCode }, context) => {
      const { id, title, body } = await lockReply(context, SavedReplyCode);
      await context.db.delete(savedReplies).where(eq(savedReplies.id, id));
      await audit(context, {
        subject: { kind: 'saved reply', id },
        action: 'delete saved reply',
        before: { title, body },
      });
      return {};
    },
  },
};
