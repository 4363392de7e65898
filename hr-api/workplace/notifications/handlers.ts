import type { notificationCalls } from '../../../lib/contract/workplace/notifications';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { ownRolesOf } from '../../people/accounts/roles';
import { sessionTimes } from '../../access/sign-in/sessions/sessions';
import { countPending, headCount, isReaders, markAllRead, markPending, markRead, type Reader } from './data';
import { dueMessage, markMessageRead } from './internal-messages';
import { listNotifications } from './list-notifications';
import { canReadOf } from './policy';
import { countFieldsOf } from './rules';

const HOUR = 3_600_000;

const readerIn = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): Reader => ({ ...actor, on: dayOf(now) });

const headCountOf = async (context: CallContext) => ({
  HeadNotificationCount: await headCount(context.db, readerIn(context)),
});

/** When the caller signed in: every session that follows from it ends when the first would have. */
async function signedInAt({ actor, db, now, services }: CallContext): Promise<Date> {
  const times = await sessionTimes(db, actor.sessionId);
  return times ? new Date(times.endsAt.getTime() - services.env.SESSION_HOURS * HOUR) : now;
}

export const notificationHandlers: Handlers<keyof typeof notificationCalls> = {
  getNotificationCount: { allow: 'own', handle: (_request, context) => headCountOf(context) },

  listNotificationHeader: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db } = context;
      const roles = await ownRolesOf(context);
      const pending = await countPending(db, readerIn(context));
      return roles.map(({ code, name }) => {
        const ofRole = pending.find(({ roleCode, kind }) => roleCode === code && kind === 'N');
        return {
          Role_Code: code,
          Role_Name: name,
          ...countFieldsOf(code, ofRole?.count ?? 0),
          session_Role_Code: actor.roleCode,
        };
      });
    },
  },

  listNotifications: { allow: 'own', handle: listNotifications },

  markNotificationRead: {
    allow: 'own',
    handle: async ({ NotificationCode }, context) => {
      const { db, now } = context;
      const marked = await markRead(db, readerIn(context), NotificationCode, now);
      if (!marked) throw new ApiError('not_found');
      if (marked.wasPending)
        await audit(context, { subject: { kind: 'notification', id: marked.id }, action: 'read notification' });
      return headCountOf(context);
    },
  },

  markNotificationPending: {
    allow: 'own',
    handle: async ({ NotificationCode }, context) => {
      const { db } = context;
      const reader = readerIn(context);
      const id = await markPending(db, reader, NotificationCode);
      if (!id) throw new ApiError((await isReaders(db, reader, NotificationCode)) ? 'conflict' : 'not_found');
      const subject = { kind: 'notification', id };
      await audit(context, { subject, action: 'take back reading of notification' });
      return headCountOf(context);
    },
  },

  markAllNotificationsRead: {
    allow: 'own',
    handle: async ({ RoleCode, NotificationType }, context) => {
      const { actor, db, now } = context;
      const reader = readerIn(context);
      if (!canReadOf(await ownRolesOf(context), RoleCode)) throw new ApiError('forbidden');
      const count = await markAllRead(db, reader, { roleCode: RoleCode, kind: NotificationType, now });
      if (count > 0) {
        const after = { roleCode: RoleCode, kind: NotificationType, count };
        await audit(context, {
          subject: { kind: 'account', id: actor.accountId },
          action: 'read all notifications',
          after,
        });
      }
      return headCountOf(context);
    },
  },

  getInternalMessage: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db, now, language } = context;
      const due = await dueMessage(db, { ...actor, on: dayOf(now) }, { since: await signedInAt(context), language });
      if (!due) return { Active: 'N', Description: '' };
      return { Active: 'A', Description: due.body, MessageCode: due.code, Title: due.title };
    },
  },

  markInternalMessageRead: {
    allow: 'own',
    handle: async ({ MessageCode }, context) => {
      const { actor, db, now } = context;
      const id = await markMessageRead(db, { ...actor, on: dayOf(now) }, MessageCode, now);
      if (!id) throw new ApiError('not_found');
      await audit(context, { subject: { kind: 'internal message', id }, action: 'read internal message' });
      return {};
    },
  },
};
