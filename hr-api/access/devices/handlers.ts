import type { deviceCalls } from '../../../lib/contract/access/devices';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { accountById } from '../sign-in/accounts';
import { devicesOf, findDevice, recordActivation, removeOne } from './data';
import { authenticateDevice, signInOnDevice, startDeviceSession } from './device-sign-in';
import { activationMessages } from './messages';
import { canOpen, canRemove } from './policy';
import { registerDevice } from './register';
import { wireDevice } from './wire-device';

export const deviceHandlers: Handlers<keyof typeof deviceCalls> = {
  signInOnDevice: { allow: 'signed-out', transaction: 'own', handle: signInOnDevice },
  startDeviceSession: { allow: 'signed-out', transaction: 'own', handle: startDeviceSession },
  authenticateDevice: { allow: 'signed-out', transaction: 'own', handle: authenticateDevice },
  registerDevice: { allow: 'own', work: 'device', handle: registerDevice },

  /** SCALL-03, SOPQ-06. A device that is not the caller's is answered like one that nobody has. */
  activateDevice: {
    allow: 'own',
    handle: async ({ Device_SID, InstallationID, UserName }, context) => {
      const { actor, db, now, language } = context;
      const device = await findDevice(db, Device_SID);
      const { loginId } = await accountById(db, actor.accountId);
      const isNamed =
        loginId.toLowerCase() === UserName.trim().toLowerCase() && device?.installationId === InstallationID;
      if (!device || !isNamed || !canOpen(device, { id: actor.accountId })) {
        return { success: false, message: activationMessages[language].refused };
      }
      await recordActivation(db, device.id, now);
      const subject = { kind: 'device', id: device.id };
      await audit(context, { subject, personId: actor.personId, action: 'activate device' });
      return { success: true, message: activationMessages[language].activated };
    },
  },

  listDevices: {
    allow: 'own',
    handle: async (_request, { actor, db }) => (await devicesOf(db, actor.accountId)).map(wireDevice),
  },

  /** Every session of the device ends, the caller's too where it is one of them. */
  removeDevice: {
    allow: 'own',
    handle: async ({ DeviceID }, context) => {
      const { actor, db, now, log } = context;
      const device = await findDevice(db, DeviceID);
      if (!device || !canRemove(actor, device)) throw new ApiError('not_found');
      if (device.removedAt) return {};
      await removeOne(db, device.id, now);
      const removed = { subject: { kind: 'device', id: device.id }, personId: actor.personId };
      await audit(context, { ...removed, action: 'remove device', before: { name: device.deviceName } });
      log.info({ account: actor.accountId, device: device.id }, 'device removed');
      return {};
    },
  },
};
