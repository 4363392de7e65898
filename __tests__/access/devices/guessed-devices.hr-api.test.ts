import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { registered } from './register-device';

const MINUTE = 60_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60 * MINUTE));

const knock = (DeviceID: string, DeviceSecret: string, clientAddress?: string) =>
  hr.call('startDeviceSession', { DeviceID, DeviceSecret }, { clientAddress });

test('of 1,000 guessed ids from one address fifty are looked at, and none opens anything (T49)', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 1000; guess += 1) {
    const call = guess % 2 ? 'authenticateDevice' : 'startDeviceSession';
    const DeviceID = `guess-${guess}`;
    const request = { DeviceID, DeviceSecret: 'x'.repeat(43), id: DeviceID };
    statuses.push((await hr.call(call, request, { clientAddress: '203.0.113.7' })).status);
  }
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
  expect(statuses.slice(50)).toEqual(Array(950).fill(429));
}, 300_000);

test('wrong secrets, however many, do not keep out who has the right one', async () => {
  const { DeviceID, DeviceSecret } = await registered(hr, 'E1001');
  const clientAddress = '198.51.100.7';
  for (let guess = 0; guess < 51; guess += 1) await knock(DeviceID, `wrong-${guess}`, clientAddress);
  expect((await knock(DeviceID, 'wrong-again', clientAddress)).error().code).toBe('too_many_attempts');
  expect((await knock(DeviceID, DeviceSecret, clientAddress)).status).toBe(200);
});

test('twenty right secrets at once are no guesses', async () => {
  const { DeviceID, DeviceSecret } = await registered(hr, 'E1002');
  const answers = await Promise.all(Array.from({ length: 20 }, () => knock(DeviceID, DeviceSecret, '203.0.113.9')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('the log tells of a refused device without its id or a secret', async () => {
  const { DeviceID, DeviceSecret } = await registered(hr, 'E1003');
  const before = hr.logs.length;
  await knock(DeviceID, 'wrong-secret');
  await knock(DeviceID, DeviceSecret);
  await knock('guessed-id', 'wrong-secret');
  const lines = hr.logs.slice(before).join('\n');
  expect(lines).toContain('device refused');
  expect(lines).not.toMatch(new RegExp([DeviceID, DeviceSecret, 'guessed-id', 'wrong-secret'].join('|')));
});
