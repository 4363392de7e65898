import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KEY_LABEL } from '../../../../lib/contract/platform/key-header';
import { TEST_KEY } from './test-settings';

const derive = (label: string) => Buffer.from(hkdfSync('sha256', TEST_KEY, '', label, 32));
const HEADER_KEY = derive(KEY_LABEL.header);

/** Built here anew, so that what the portal writes is checked against another hand's. */
const INDIA = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `MM-DD-YYYY HH:mm` of an instant on an Indian clock. */
export function minuteInIndia(at: Date): string {
  const parts = INDIA.formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('month')}-${part('day')}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/** The key header that a portal whose clock shows `at` sends with a call. */
export function keyFor(call: { method: string; path: string }, at: Date, clientAddress = '', browser = ''): string {
  const time = minuteInIndia(at);
  const covered = `${time}\n${call.method}\n${call.path.toLowerCase()}\n${clientAddress}${browser && `\n${browser}`}`;
  return `${time} ${createHmac('sha256', HEADER_KEY).update(covered).digest('base64url')}`;
}

/** A password as the portal seals it. */
export function sealedPassword(password: string, at: Date): string {
  const time = String(at.getTime());
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derive(KEY_LABEL.password), nonce).setAAD(Buffer.from(time));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${time}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
}
