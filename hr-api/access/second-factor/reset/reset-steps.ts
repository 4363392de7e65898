import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { lockAccount } from '../../user-accounts/managed-accounts';
import { notifyOwner } from '../../user-accounts/writing/notify-owner';
import { hasFactor } from '../factors';
import { factorResets } from '../tables';
import { agreeRefusal, askRefusal, isOpenReset } from './policy';
import { removeFactors } from './remove-factors';
import { findReset, forgetReset } from './resets';

const refusalOf = (because: string) => new ApiError('forbidden', { params: { because } });
const subjectOf = ({ id }: { readonly id: string }) => ({ kind: 'account', id });

/** One administrator asks; nothing happens before another agrees. The owner is told, so that they can object. */
export const requestFactorReset: Handler<'requestFactorReset'> = async ({ AccountCode, Reason }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const because = askRefusal(actor, { ...account, hasFactor: await hasFactor(db, account.id) });
  if (because) throw refusalOf(because);
  if (isOpenReset(await findReset(db, account.id), now)) throw new ApiError('conflict');
  const asked = { askedBy: actor.accountId, askedAt: now, reason: Reason, agreedAt: null };
  await db
    .insert(factorResets)
    .values({ accountId: account.id, ...asked })
    .onConflictDoUpdate({ target: factorResets.accountId, set: asked });
  await audit(context, {
    subject: subjectOf(account),
    action: 'ask to reset a second factor',
    after: { reason: Reason },
  });
  await notifyOwner(context, account, 'factorResetAsked');
  log.info({ account: account.id, by: actor.accountId }, 'reset of a second factor asked for');
  return {};
};

/** Another administrator agrees within a day, and it is done. */
export const confirmFactorReset: Handler<'confirmFactorReset'> = async ({ AccountCode }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const reset = await findReset(db, account.id);
  if (!isOpenReset(reset, now)) throw new ApiError('conflict');
  const because = agreeRefusal(actor, account, reset);
  if (because) throw refusalOf(because);
  const { askedBy } = reset;
  await removeFactors(db, { accountId: account.id, askedBy, reason: '', now });
  await audit(context, { subject: subjectOf(account), action: 'reset a second factor', after: { askedBy } });
  await notifyOwner(context, account, 'factorReset');
  log.info({ account: account.id, by: actor.accountId, askedBy }, 'second factor reset');
  return {};
};

/** Who asked takes it back, or another administrator declines. */
export const cancelFactorReset: Handler<'cancelFactorReset'> = async ({ AccountCode }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const reset = await findReset(db, account.id);
  if (!isOpenReset(reset, now)) return {};
  await forgetReset(db, account.id);
  await audit(context, { subject: subjectOf(account), action: 'decline to reset a second factor' });
  log.info({ account: account.id, by: actor.accountId }, 'reset of a second factor declined');
  return {};
};
