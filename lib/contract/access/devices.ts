import { z } from 'zod';
import { defineCall } from '../call';
import { sessionSchema } from './sign-in';

const field = z.string().max(255).default('');
const longField = z.string().max(4096).default('');

/** SSO-10, SSO-11: what a device says of itself, all of it as strings. */
const deviceInfoSchema = z.object({
  fcmToken: longField,
  InstallationID: field,
  Regid: longField,
  DeviceType: field,
  DeviceName: field,
  OSVersion: field,
  OSModel: field,
  MACAddress: field,
});
export type DeviceInfo = z.output<typeof deviceInfoSchema>;

/** `DeviceID` names a registered device and opens nothing; `DeviceSecret` (ours) proves that it is the one. */
const proofSchema = deviceInfoSchema.extend({
  DeviceID: z.string().max(64),
  DeviceSecret: z.string().max(200),
});

/** Times are ISO 8601, empty for never. */
export const deviceSchema = z.object({
  DeviceID: z.string(),
  DeviceName: z.string(),
  DeviceType: z.string(),
  OSVersion: z.string(),
  OSModel: z.string(),
  RegisteredAt: z.string(),
  LastUsedAt: z.string(),
});

export const deviceCalls = {
  /** SCALL-02 (path ours, SOPQ-01). `Device_SID` is the DeviceID again (SOPQ-04); the password is sealed as in `signIn`. */
  signInOnDevice: defineCall({
    path: 'users/deviceauthenticate',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: proofSchema.extend({
      Device_SID: z.string().max(64),
      ClientCode: z.string().max(64),
      username: z.string().min(1).max(50),
      password: z.string().min(1),
    }),
    reply: sessionSchema,
  }),

  /** SCALL-03, SOPQ-06: notes that a device was used to sign in. A refusal does not stop the sign-in. */
  activateDevice: defineCall({
    path: 'api/client/common/dynamiclist/deviceactivate',
    reach: 'server',
    gate: 'session',
    effect: 'write',
    request: z.object({
      InstallationID: z.string().max(255),
      Device_SID: z.string().max(64),
      UserName: z.string().max(50),
    }),
    reply: z.object({ success: z.boolean(), message: z.string() }),
  }),

  /** SCALL-11: a session for the owner of a registered device. */
  startDeviceSession: defineCall({
    path: 'users/mobileusercheck',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: proofSchema,
    reply: sessionSchema,
  }),

  /** SCALL-10, SOPQ-05: the same for the address `/mobileauth/{id}`; `id` has to be the device's own. */
  authenticateDevice: defineCall({
    path: 'users/mobileauthenticate',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: proofSchema.extend({ id: z.string().max(64) }),
    reply: sessionSchema,
  }),

  /** Ours: binds the device in hand to who is signed in, and their session to it. The secret is told once; only its hash is kept. */
  registerDevice: defineCall({
    path: 'users/registerdevice',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: deviceInfoSchema,
    reply: z.object({ DeviceID: z.string(), DeviceSecret: z.string() }),
  }),

  /** Ours: one's own devices, the one used last first. Times are ISO 8601, empty for never. */
  listDevices: defineCall({
    path: 'api/user/devices',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(deviceSchema),
  }),

  /**
   * Ours: it opens nothing any more, and its sessions end, the one that asks too where it is one of them. For the server alone,
   * which forgets the secret of the device in hand.
   */
  removeDevice: defineCall({
    path: 'api/user/devices/remove',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({ DeviceID: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),
};
