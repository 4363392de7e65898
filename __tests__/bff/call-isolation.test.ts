import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { startStub, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  answerSamples(stub);
});
afterAll(() => stub.close());

const MENU = 'api/common/menulist/dynamiclist/list';

test('a call that hangs at the HR API holds up no other, and its excess is refused (F10)', async () => {
  const { BUDGET } = await import('@/lib/bff/upstream/upstream');
  Object.assign(BUDGET, { firstByte: 3_000 });
  const headers = { cookie: await cookieOfSession() };
  expect((await callProxy('listModules', { headers })).status).toBe(200);
  stub.on(MENU, () => undefined);
  const hanging = Array.from({ length: 400 }, () => callProxy('listMenu', { headers }));
  await until(() => stub.seenOn(MENU).length >= 128, 'calls that hang');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const startedAt = performance.now();
  const others = await Promise.all(Array.from({ length: 50 }, () => callProxy('listModules', { headers })));
  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  const statuses = (await Promise.all(hanging)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503, 504]));
  expect(stub.seenOn(MENU).length).toBeLessThan(400);
  answerSamples(stub);
  expect((await callProxy('listMenu', { headers })).status).toBe(200);
});
