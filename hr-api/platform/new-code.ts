import { randomBytes } from 'node:crypto';

/** A new code for a record: 128 random bits, so that knowing some codes tells nothing of the others. */
export function newCode(): string {
  return randomBytes(16).toString('base64url');
}
