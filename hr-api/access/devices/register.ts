import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { storedLanguage } from '../../platform/language';
import { accountMail } from '../../platform/mail/account-mail';
import { newCode } from '../../platform/new-code';
import { accountById, nameOf } from '../sign-in/accounts';
import { lockCodes } from '../sign-in/codes/codes';
import { bindSessionToDevice } from '../sign-in/sessions/sessions';
import { countDevices, deviceOfInstallation, removeOne } from './data';
import { fieldsOf } from './fields';
import { hashOfSecret, newSecret } from '../../platform/random-secret';
import { devices } from './tables';

/** More than anybody works on; enough to keep a list that can be looked through. */
const MAX_DEVICES = 10;

/**
 * Binds a device to who is signed in, and the session in hand to the device. An installation that is registered already is
 * registered anew: its older record is removed, so that pressing twice makes one device. Its owner is told by mail.
 */
export const registerDevice: Handler<'registerDevice'> = async (said, context) => {
  const { actor, db, now, log } = context;
  const fields = fieldsOf(said);
  await lockCodes(db, actor.accountId);
  for (const { id } of await deviceOfInstallation(db, actor.accountId, fields.installationId)) {
    await removeOne(db, id, now, actor.sessionId);
  }
  if ((await countDevices(db, actor.accountId)) >= MAX_DEVICES) {
    throw new ApiError('invalid', { issues: [{ path: 'DeviceID', message: 'too_many' }] });
  }
  const code = newCode();
  const secret = newSecret();
  const [device] = await db
    .insert(devices)
    .values({ ...fields, code, secretHash: hashOfSecret(secret), accountId: actor.accountId, registeredAt: now })
    .returning({ id: devices.id });
  if (!device) throw new Error('The device was not stored');
  await bindSessionToDevice(db, actor.sessionId, device.id);
  const registered = { subject: { kind: 'device', id: device.id }, personId: actor.personId };
  await audit(context, { ...registered, action: 'register device', after: { name: fields.deviceName } });
  await notifyOwner(context, fields.deviceName);
  log.info({ account: actor.accountId, device: device.id }, 'device registered');
  return { DeviceID: code, DeviceSecret: secret };
};

async function notifyOwner({ actor, db, now, language, clientAddress, services }: CallContext, device: string) {
  const account = await accountById(db, actor.accountId);
  if (account.mail === '') return;
  const mail = accountMail('deviceRegistered', {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    device,
    language: storedLanguage(account.language) ?? language,
    at: now,
    clientAddress,
    link: `${services.env.APP_URL}/ecenter/mydevices`,
  });
  await services.mail.queue(db, mail);
}
