import { CLOCK_TOLERANCE, PASSWORD_SEAL_VERSION } from '../../../../lib/contract/platform/key-header';
import { ApiError } from '../../../platform/errors';
import { openSealed } from '../../../platform/secrets';

/**
 * Opens the password that the portal has sealed. A seal that does not open or is of another time is the portal's fault, never
 * the person's: `key_refused`.
 */
export function openPassword(key: Buffer, sealed: string, now: Date): string {
  const [version, time = '', nonce = '', ciphertext = '', ...rest] = sealed.split('.');
  const isWellFormed = version === PASSWORD_SEAL_VERSION && /^\d{1,15}$/.test(time) && rest.length === 0;
  if (!isWellFormed) throw new ApiError('key_refused');
  const password = open(key, time, nonce, ciphertext);
  if (Math.abs(now.getTime() - Number(time)) > CLOCK_TOLERANCE) {
    throw new ApiError('key_refused', {
      message:
        'The time of the sealed password is stale: the clocks of portal and HR API differ by more than two minutes',
      params: { reason: 'stale' },
    });
  }
  return password;
}

function open(key: Buffer, time: string, nonce: string, ciphertext: string): string {
  try {
    return openSealed(key, Buffer.from(nonce, 'base64url'), Buffer.from(ciphertext, 'base64url'), Buffer.from(time));
  } catch {
    throw new ApiError('key_refused');
  }
}
