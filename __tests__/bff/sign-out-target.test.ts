import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askSession, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

const OUTSIDE = 'https://people.example/sign-in';
const folder = mkdtempSync(path.join(tmpdir(), 'sign-out-'));
let stub: Stub;
beforeAll(async () => {
  const CONFIG_FILE = path.join(folder, 'config.json');
  writeFileSync(CONFIG_FILE, JSON.stringify({ ss: OUTSIDE }));
  pointPortalAt((stub = await startStub()).address, { CONFIG_FILE });
  answerSamples(stub);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return stub.close();
});

test.each([
  [{ ssoLogin: true, mobileLogin: false }, OUTSIDE],
  [{ ssoLogin: false, mobileLogin: true }, OUTSIDE],
  [{ ssoLogin: false, mobileLogin: false }, '/auth/login'],
])('who signs out where %j leaves for %s (OUT-02 to OUT-04)', async (result, next) => {
  stub.on('users/loginconfig', json({ result }));
  const answer = await askSession('sign-out', {}, { cookie: await cookieOfSession() });
  expect(await answer.json()).toEqual({ next });
});
