import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits: nobody guesses them, so a plain hash keeps them well. */
export const newSecret = () => randomBytes(32).toString('base64url');

const digest = (secret: string) => createHash('sha256').update(secret).digest();

export const hashOfSecret = (secret: string) => digest(secret).toString('hex');

/** Whether this is the secret of that hash, in the same time for each; there may be no device, and then it is none. */
export function isSecretOf(secret: string, secretHash: string | undefined): boolean {
  const isSame = timingSafeEqual(digest(secret), Buffer.from(secretHash ?? hashOfSecret(''), 'hex'));
  return isSame && secretHash !== undefined;
}
