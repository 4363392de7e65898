import type { DeviceInfo } from '../../../lib/contract/access/devices';
import { ApiError } from '../../platform/errors';
import type { devices } from './tables';

const MAX_NAME_LENGTH = 60;

type Fields = Pick<
  typeof devices.$inferSelect,
  'fcmToken' | 'installationId' | 'regId' | 'deviceType' | 'deviceName' | 'osVersion' | 'osModel' | 'macAddress'
>;

/** What a device says of itself, as it is kept (SSO-10). Throws `invalid` for a name that nobody could read. */
export function fieldsOf(said: DeviceInfo): Fields {
  const text = (value: string) => value.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
  const deviceName = text(said.DeviceName);
  const fault = deviceName === '' ? 'required' : deviceName.length > MAX_NAME_LENGTH ? 'too_long' : null;
  if (fault) throw new ApiError('invalid', { issues: [{ path: 'DeviceName', message: fault }] });
  return {
    fcmToken: text(said.fcmToken),
    installationId: text(said.InstallationID),
    regId: text(said.Regid),
    deviceType: text(said.DeviceType),
    deviceName,
    osVersion: text(said.OSVersion),
    osModel: text(said.OSModel),
    macAddress: text(said.MACAddress),
  };
}

/** What is forgotten of a device that was removed: all by which it could be reached or found again. */
export const clearedFields = { fcmToken: '', regId: '', macAddress: '', installationId: '' } satisfies Partial<Fields>;
