import type { deviceCalls } from '../../lib/contract/devices';
import type { Handlers } from '../call';
import { ApiError } from '../errors';

const refuse = async () => {
  throw new ApiError('sign_in_failed');
};

export const deviceHandlers: Handlers<keyof typeof deviceCalls> = {
  signInOnDevice: refuse,
  activateDevice: refuse,
  startDeviceSession: refuse,
  authenticateDevice: refuse,
  registerDevice: refuse,
  listDevices: async () => [],
  removeDevice: async () => ({}),
};
