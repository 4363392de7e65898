import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;

/** How many half minutes the clocks of app and HR API may differ. */
const TOLERANCE = 1;

/** The number of the half minute that an instant lies in. */
export const stepOf = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The code of a half minute (RFC 6238 over HMAC-SHA-1, which is what every app knows). */
export function totpOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The half minute of a code that is good now, give or take one; null where it is of none. */
export function findStep(secret: Buffer, typed: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(typed)) return null;
  const steps = [...Array(2 * TOLERANCE + 1).keys()].map((at) => stepOf(now) - TOLERANCE + at);
  const fitting = steps.filter((step) => timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(typed)));
  return fitting.at(-1) ?? null;
}
