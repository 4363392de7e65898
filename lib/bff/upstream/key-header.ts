import 'server-only';
import { createHmac } from 'node:crypto';
import { keyHeaderText, type SignedParts } from '../../contract/platform/key-header';
import { derivedKey } from './keys';

const KOLKATA = 330 * 60_000;
const two = (part: number) => String(part).padStart(2, '0');

/** `MM-DD-YYYY HH:mm` in Asia/Kolkata, which has kept UTC+05:30 since 1945. */
export function keyHeaderTime(now: Date): string {
  const local = new Date(now.getTime() + KOLKATA);
  const day = `${two(local.getUTCMonth() + 1)}-${two(local.getUTCDate())}-${local.getUTCFullYear()}`;
  return `${day} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

const CACHE_SIZE = 1_000;
let written = { time: '', headers: new Map<string, string>() };

/**
 * The time-stamped key header of one upstream request (VCFG-04 to VCFG-07). The same request has the same header for a
 * minute, so it is made once. An organisation whose HR API wants another form puts its own function here.
 */
export function keyHeader(request: SignedParts, now = new Date()): string {
  const time = keyHeaderTime(now);
  const text = keyHeaderText({ time, ...request });
  if (written.time !== time || written.headers.size >= CACHE_SIZE) written = { time, headers: new Map() };
  let header = written.headers.get(text);
  if (!header) {
    header = `${time} ${createHmac('sha256', derivedKey('header')).update(text).digest('base64url')}`;
    written.headers.set(text, header);
  }
  return header;
}
