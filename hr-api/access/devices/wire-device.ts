import type { devices } from './tables';

/** A device as those read it who may see it. */
export const wireDevice = (device: typeof devices.$inferSelect) => ({
  DeviceID: device.code,
  DeviceName: device.deviceName,
  DeviceType: device.deviceType,
  OSVersion: device.osVersion,
  OSModel: device.osModel,
  RegisteredAt: device.registeredAt.toISOString(),
  LastUsedAt: device.lastUsedAt?.toISOString() ?? '',
});
