import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { lockCodes } from '../../sign-in/codes/codes';
import { forgetWithoutFactor } from '../factors';
import { notifyOwner } from '../notify-owner';
import { givenProof, proveFactor } from '../prove-factor';
import { requireWayToRemove } from '../require-way';
import { refusedProof, tryCode } from '../try-code';
import { freeName } from './free-name';
import { deletePasskey, findPasskey, listPasskeys, namePasskey, type Passkey } from './passkeys';

/** Renames a passkey; with a number where another of the caller's has that name, as where one is added. */
export const changePasskey: Handler<'changePasskey'> = async ({ PasskeyCode, Name }, context) => {
  const { db, actor, log } = context;
  const { accountId, personId } = actor;
  await lockCodes(db, accountId);
  const passkey = await ownPasskey(context, PasskeyCode);
  const others = (await listPasskeys(db, accountId)).filter(({ id }) => id !== passkey.id);
  const name = freeName(
    Name,
    others.map((other) => other.name),
  );
  if (passkey.name === name) return {};
  await namePasskey(db, passkey.id, name);
  const subject = { kind: 'account', id: accountId };
  const names = { before: { name: passkey.name }, after: { name } };
  await audit(context, { subject, personId, action: 'rename a passkey', ...names });
  log.info({ account: accountId, passkey: passkey.id }, 'passkey renamed');
  return {};
};

/** The caller signs in without this passkey from now on. The last factor takes the recovery codes along. */
export const removePasskey: Handler<'removePasskey'> = async ({ PasskeyCode, OTP, ...request }, context) => {
  const { accountId, personId } = context.actor;
  const given = givenProof(OTP, request);
  await tryCode(context, async (step) => {
    const passkey = await ownPasskey(step, PasskeyCode);
    await requireWayToRemove(step);
    if (!(await proveFactor(step, given))) return refusedProof(given, 'OTP');
    await deletePasskey(step.db, passkey.id);
    await forgetWithoutFactor(step.db, accountId);
    const subject = { kind: 'account', id: accountId };
    await audit(step, { subject, personId, action: 'remove a passkey', before: { name: passkey.name } });
    await notifyOwner(step, 'passkeyRemoved', { device: passkey.name });
    return {};
  });
  context.log.info({ account: accountId, passkey: PasskeyCode }, 'passkey removed');
  return {};
};

async function ownPasskey({ db, actor }: CallContext, code: string): Promise<Passkey> {
  const passkey = await findPasskey(db, actor.accountId, code);
  if (!passkey) throw new ApiError('not_found');
  return passkey;
}
