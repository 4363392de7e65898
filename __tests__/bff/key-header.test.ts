import { createDecipheriv, hkdfSync } from 'node:crypto';
import { keyHeader, keyHeaderTime } from '@/lib/bff/upstream/key-header';
import { sealPassword } from '@/lib/bff/session/password-seal';
import { KEY_LABEL } from '@/lib/contract/platform/key-header';
import { pointPortalAt } from './stub/portal-request';
import { KEY_CANARY } from './stub/stub-upstream';

beforeAll(() => pointPortalAt('http://127.0.0.1:9'));

test.each([
  ['2026-03-05T09:00:00Z', '03-05-2026 14:30'],
  ['2026-03-05T18:29:59.999Z', '03-05-2026 23:59'],
  ['2026-03-05T18:30:00Z', '03-06-2026 00:00'],
  ['2026-01-31T18:30:00Z', '02-01-2026 00:00'],
  ['2026-12-31T18:29:59.900Z', '12-31-2026 23:59'],
  ['2026-12-31T18:30:00Z', '01-01-2027 00:00'],
  ['2028-02-28T18:30:00Z', '02-29-2028 00:00'],
  ['2026-06-15T06:30:00Z', '06-15-2026 12:00'],
  ['2026-06-15T19:15:00Z', '06-16-2026 00:45'],
])('at %s the key header says %s (F27)', (instant, expected) => {
  expect(keyHeaderTime(new Date(instant))).toBe(expected);
});

test('the header is made anew for each minute, method, path and client address (T04, F27)', () => {
  const request = { method: 'POST', path: 'users/authenticate', clientAddress: '' };
  const now = new Date('2026-03-05T09:00:00Z');
  const later = new Date('2026-03-05T09:01:00Z');
  const headers = [
    keyHeader(request, now),
    keyHeader(request, later),
    keyHeader({ ...request, method: 'GET' }, now),
    keyHeader({ ...request, path: 'users/logout' }, now),
    keyHeader({ ...request, clientAddress: '203.0.113.7' }, now),
  ];
  expect(new Set(headers).size).toBe(headers.length);
  expect(keyHeader({ ...request, path: 'Users/Authenticate' }, now)).toBe(headers[0]);
});

test('a sealed password opens only with the derived key and its own time (SIGN-26)', () => {
  const now = new Date('2026-03-05T09:00:00Z');
  const [version, time, nonce, sealed] = sealPassword('pässword ✓', now).split('.');
  expect([version, time]).toEqual(['v1', String(now.getTime())]);
  const key = Buffer.from(hkdfSync('sha256', KEY_CANARY, '', KEY_LABEL.password, 32));
  const bytes = Buffer.from(sealed!, 'base64url');
  const open = (aad: string) => {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce!, 'base64url'));
    decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
  };
  expect(open(time!)).toBe('pässword ✓');
  expect(() => open(String(now.getTime() + 1))).toThrow();
});
