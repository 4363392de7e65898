import { timingSafeEqual } from 'node:crypto';
import { CLOCK_TOLERANCE, keyHeaderText, type SignedParts } from '../../../lib/contract/platform/key-header';
import { hmac } from '../secrets';

const MINUTE = 60_000;
const KOLKATA_OFFSET = 330 * MINUTE;
const TIME = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d)$/;

export type KeyVerdict = 'good' | 'stale' | 'refused';

/** The first instant of the minute that a key header names, in epoch milliseconds; NaN for a minute that no calendar has. */
function instantOf(time: string): number {
  const parts = TIME.exec(time)?.slice(1).map(Number);
  if (!parts) return Number.NaN;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = parts;
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal = local.getUTCMonth() === month - 1 && local.getUTCDate() === day && local.getUTCHours() === hour;
  return isReal && minute < 60 ? local.getTime() - KOLKATA_OFFSET : Number.NaN;
}

/**
 * Checks a key header (VCFG-04 to VCFG-07). Its time names a whole minute, so it is good from two minutes before that minute
 * begins until two minutes after it ends. `stale` is an authentic header of another time.
 */
export function checkKey(key: Buffer, header: string | undefined, call: SignedParts, now: Date): KeyVerdict {
  const [, time = '', given = ''] = /^(.{16}) ([A-Za-z0-9_-]{43})$/.exec(header ?? '') ?? [];
  const expected = hmac(key, keyHeaderText({ time, ...call }));
  const isAuthentic = timingSafeEqual(expected, padded(Buffer.from(given, 'base64url')));
  if (!isAuthentic) return 'refused';
  const age = now.getTime() - instantOf(time);
  return age >= -CLOCK_TOLERANCE && age < MINUTE + CLOCK_TOLERANCE ? 'good' : 'stale';
}

/** Exactly as long as an HMAC-SHA-256, so that the comparison never throws. */
function padded(given: Buffer): Buffer {
  return given.length === 32 ? given : Buffer.alloc(32);
}
