import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { optOutsOf } from '../../platform/mail/sent/opt-outs';
import { mailOptOuts } from '../../platform/mail/sent/tables';
import { optionalTemplates } from './templates';

export const listMailSubscriptions: Handler<'listMailSubscriptions'> = async (_request, context) => {
  const optOuts = await optOutsOf(context.db, context.actor.accountId);
  return optionalTemplates(context).map(({ code, group, name, sent }) => ({
    TemplateCode: code,
    GroupName: group,
    TemplateName: name,
    Description: sent,
    IsSubscribed: !optOuts.has(code),
  }));
};

export const saveMailSubscription: Handler<'saveMailSubscription'> = async (request, context) => {
  const { actor, db, now } = context;
  const { TemplateCode: templateCode, IsSubscribed } = request;
  if (!optionalTemplates(context).some(({ code }) => code === templateCode)) throw new ApiError('not_found');
  const { accountId } = actor;
  const isIt = and(eq(mailOptOuts.accountId, accountId), eq(mailOptOuts.templateCode, templateCode));
  const changed = IsSubscribed
    ? await db.delete(mailOptOuts).where(isIt).returning()
    : await db.insert(mailOptOuts).values({ accountId, templateCode, since: now }).onConflictDoNothing().returning();
  if (changed.length === 0) return {};
  await audit(context, {
    subject: { kind: 'account', id: accountId },
    action: IsSubscribed ? 'subscribe to mails' : 'unsubscribe from mails',
    after: { templateCode },
  });
  return {};
};
