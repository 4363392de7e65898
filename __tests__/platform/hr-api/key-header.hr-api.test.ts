import { checkKey } from '../../../hr-api/platform/http/key-check';
import { deriveSecrets } from '../../../hr-api/platform/secrets';
import { keyFor, minuteInIndia } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';
import { TEST_KEY } from './harness/test-settings';
import { altered } from '../../altered';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const key = deriveSecrets(TEST_KEY).header;
const call = { method: 'GET', path: 'users/loginconfig' };

/** What the HR API says at `now` to a portal whose clock is off by so much. */
const verdict = (now: Date, skew: number) =>
  checkKey(key, keyFor(call, new Date(now.getTime() + skew)), { ...call, clientAddress: '' }, now);

describe.each([
  ['in the middle of a minute', '2026-03-18T06:30:30.000Z'],
  ['in the last instant of a minute', '2026-03-18T06:30:59.900Z'],
  ['in the first instant of a minute', '2026-03-18T06:30:00.000Z'],
  ['at noon in India', '2026-03-18T06:30:00.000Z'],
  ['before midnight in India', '2026-03-18T18:29:59.900Z'],
  ['after midnight in India', '2026-03-18T18:30:00.100Z'],
  ['at the end of a month in India', '2026-02-28T18:29:59.900Z'],
  ['at the end of a leap February in India', '2028-02-28T18:30:10.000Z'],
  ['at the turn of the year in India', '2026-12-31T18:29:59.900Z'],
  ['at the turn of the year in UTC', '2026-12-31T23:59:59.900Z'],
])('%s', (_title, instant) => {
  const now = new Date(instant);

  test.each([-2, -1, 0, 1, 2])('a portal clock that is off by %i minutes is accepted', (minutes) => {
    expect(verdict(now, minutes * MINUTE)).toBe('good');
  });

  test.each([-10, -3, 3, 10])('a portal clock that is off by %i minutes is stale', (minutes) => {
    expect(verdict(now, minutes * MINUTE)).toBe('stale');
  });
});

test('a header is good for its whole minute and two minutes around it', () => {
  const header = keyFor(call, new Date('2026-03-18T06:30:00Z'));
  const at = (now: string) => checkKey(key, header, { ...call, clientAddress: '' }, new Date(now));
  expect(at('2026-03-18T06:27:59.999Z')).toBe('stale');
  expect(at('2026-03-18T06:28:00.000Z')).toBe('good');
  expect(at('2026-03-18T06:32:59.999Z')).toBe('good');
  expect(at('2026-03-18T06:33:00.000Z')).toBe('stale');
});

test('the time is that of a 24-hour clock in India', () => {
  expect(minuteInIndia(new Date('2026-03-18T12:30:00Z'))).toBe('03-18-2026 18:00');
  expect(minuteInIndia(new Date('2026-03-17T18:30:00Z'))).toBe('03-18-2026 00:00');
});

describe('over the wire', () => {
  let hr: TestApp;
  beforeAll(async () => {
    hr = await startApp();
  });
  afterAll(() => hr.stop());

  const ask = (header: string | undefined, more: Record<string, string> = {}) =>
    hr.app.inject({
      method: 'GET',
      url: '/users/loginconfig',
      headers: { ...(header !== undefined && { 'x-hr-key': header }), ...more },
    });

  test('a call with the right header is answered', async () => {
    expect((await ask(keyFor(call, hr.clock.now))).statusCode).toBe(200);
  });

  test('without, with a forged, cut or foreign header a call is refused', async () => {
    const good = keyFor(call, hr.clock.now);
    const forged = [
      undefined,
      '',
      'x',
      good.slice(0, -1),
      `${good}A`,
      altered(good, -4),
      good.replace('03-18', '03-19'),
      keyFor({ ...call, path: 'users/session' }, hr.clock.now),
      keyFor({ ...call, method: 'POST' }, hr.clock.now),
      keyFor(call, hr.clock.now, '203.0.113.9'),
      `99-99-9999 99:99 ${'A'.repeat(43)}`,
    ];
    for (const header of forged) {
      const response = await ask(header);
      expect(response.statusCode).toBe(403);
      const { requestId: _requestId, ...refusal } = response.json<Record<string, unknown>>();
      expect(refusal).toEqual({ code: 'key_refused', message: 'The key of the portal was refused' });
    }
  });

  test('a client address that the header does not cover is refused', async () => {
    const response = await ask(keyFor(call, hr.clock.now), { 'x-hr-client-address': '203.0.113.9' });
    expect(response.json()).toMatchObject({ code: 'key_refused' });
  });

  test('a stale time is said apart, in the answer and in the log', async () => {
    const response = await ask(keyFor(call, new Date(hr.clock.now.getTime() - 10 * MINUTE)));
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'key_refused',
      params: { reason: 'stale' },
      message: expect.stringContaining('stale'),
    });
    expect(hr.logs.join('')).toContain('"verdict":"stale"');
  });
});
