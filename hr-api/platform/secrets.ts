import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KEY_LABEL } from '../../lib/contract/platform/key-header';

/** One key for each purpose, so that none can stand in for another. */
export interface Secrets {
  readonly header: Buffer;
  readonly password: Buffer;
  readonly mail: Buffer;
  readonly code: Buffer;
  readonly passwordCode: Buffer;
  readonly clientCode: Buffer;
  readonly authenticator: Buffer;
  readonly signing: Buffer;
  readonly record: Buffer;
  readonly idempotency: Buffer;
  readonly report: Buffer;
}

/** Derives the keys from HR_API_KEY by HKDF-SHA-256. */
export function deriveSecrets(hrApiKey: string): Secrets {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', hrApiKey, '', label, 32));
  return {
    header: derive(KEY_LABEL.header),
    password: derive(KEY_LABEL.password),
    mail: derive('humming-bird mail seal'),
    code: derive('humming-bird one-time code'),
    passwordCode: derive('humming-bird password code'),
    clientCode: derive('humming-bird client code'),
    authenticator: derive('humming-bird authenticator'),
    signing: derive('humming-bird signing'),
    record: derive('humming-bird record'),
    idempotency: derive('humming-bird idempotency'),
    report: derive('humming-bird report'),
  };
}

export function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Seals text by AES-256-GCM: base64url of nonce, ciphertext and tag. It opens only with the additional data that it was sealed with. */
export function seal(key: Buffer, text: string, additional?: Buffer): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  if (additional) cipher.setAAD(additional);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Opens what `seal` made; throws when it was made with another key or additional data, or changed since. */
export function unseal(key: Buffer, sealed: string, additional?: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  return openSealed(key, bytes.subarray(0, NONCE_LENGTH), bytes.subarray(NONCE_LENGTH), additional);
}

/** Opens an AES-256-GCM ciphertext that ends in its tag; throws when nonce, key, additional data or bytes do not fit. */
export function openSealed(key: Buffer, nonce: Buffer, ciphertextAndTag: Buffer, additional?: Buffer): string {
  const end = ciphertextAndTag.length - TAG_LENGTH;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  if (additional) decipher.setAAD(additional);
  decipher.setAuthTag(ciphertextAndTag.subarray(end));
  return Buffer.concat([decipher.update(ciphertextAndTag.subarray(0, end)), decipher.final()]).toString('utf8');
}
