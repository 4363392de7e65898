import 'server-only';
import { createCipheriv, randomBytes } from 'node:crypto';
import { PASSWORD_SEAL_VERSION } from '../../contract/platform/key-header';
import { derivedKey } from '../upstream/keys';

/**
 * A password as it travels to the HR API: encrypted, with its time (SIGN-26, SOPQ-03). An organisation whose HR API wants
 * another transform puts its own function here.
 */
export function sealPassword(password: string, now = new Date()): string {
  const time = String(now.getTime());
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey('password'), nonce).setAAD(Buffer.from(time));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [PASSWORD_SEAL_VERSION, time, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}
