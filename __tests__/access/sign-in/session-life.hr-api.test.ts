import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(24 * HOUR);
  token = await hr.tokenOf('E1001');
});

const ask = (name: 'getSessionLife' | 'staySignedIn') => hr.call(name, {}, { token });

test('asking how long the session stands is no use of it, however often', async () => {
  for (let minute = 0; minute < 30; minute += 1) {
    expect((await ask('getSessionLife')).reply()).toEqual({
      IdleSeconds: (30 - minute) * 60,
      LeftSeconds: 12 * 3600 - minute * 60,
    });
    hr.clock.advance(MINUTE);
  }
  expect((await ask('getSessionLife')).status).toBe(401);
});

test('who stays signed in two minutes before the end has half an hour again', async () => {
  hr.clock.advance(28 * MINUTE);
  expect((await ask('staySignedIn')).reply()).toEqual({ IdleSeconds: 1800, LeftSeconds: 12 * 3600 - 28 * 60 });
  hr.clock.advance(29 * MINUTE);
  expect((await ask('getSessionLife')).reply().IdleSeconds).toBe(60);
});

test('two tabs hear the same, whichever of them was used', async () => {
  hr.clock.advance(20 * MINUTE);
  await hr.call('getUser', {}, { token });
  const [one, other] = await Promise.all([ask('getSessionLife'), ask('getSessionLife')]);
  expect(one.reply()).toEqual(other.reply());
  expect(one.reply().IdleSeconds).toBe(1800);
});

test('staying signed in does not move the end after twelve hours', async () => {
  for (let time = 0; time < 28; time += 1) {
    hr.clock.advance(25 * MINUTE);
    await ask('staySignedIn');
  }
  expect((await ask('staySignedIn')).reply()).toEqual({ IdleSeconds: 20 * 60, LeftSeconds: 20 * 60 });
  hr.clock.advance(20 * MINUTE);
  expect((await ask('staySignedIn')).status).toBe(401);
});

test('a session that is over cannot be stayed in', async () => {
  hr.clock.advance(30 * MINUTE);
  expect((await ask('staySignedIn')).error().code).toBe('unauthenticated');
});

test('a person whose code of conduct is pending hears of their session too', async () => {
  const { authToken, ischg } = (await hr.signIn('E1008')).reply();
  expect(ischg).toBe(3);
  expect((await hr.call('getSessionLife', {}, { token: authToken })).reply().IdleSeconds).toBe(1800);
});
