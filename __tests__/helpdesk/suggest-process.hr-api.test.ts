import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const NONE = { ProcessCode: 0, CategoryCode: 0 };
const suggested = async (Subject: string, { as = 'E1001', language = 'en' } = {}) =>
  (await hr.call('suggestProcess', { Subject }, { token: await hr.tokenOf(as), language })).reply();
const ask = async (as: string, Subject: string, CategoryCode: number) => {
  const request = {
    ProcessCode: Math.floor(CategoryCode / 10),
    CategoryCode,
    PriorityCode: 2,
    Subject,
    Message: 'Please.',
  };
  await hr.call('createTicket', request, { token: await hr.tokenOf(as) });
};

test('words that stand in the name of a process suggest it, in the language of who asks', async () => {
  expect(await suggested('My computer and its software')).toEqual({ ProcessCode: 1, CategoryCode: 11 });
  expect((await suggested('コンピューターとソフトウェア', { language: 'ja' })).ProcessCode).toBe(1);
});

test('what several people asked before suggests where it was asked, what fewer asked nothing', async () => {
  await ask('E1002', 'The zeppelin is late', 21);
  await ask('E1002', 'A zeppelin again', 21);
  await ask('E1003', 'Zeppelin parking', 21);
  expect(await suggested('Where is the zeppelin?')).toEqual(NONE);
  await ask('E1004', 'Zeppelins everywhere', 21);
  expect(await suggested('Where is the zeppelin?')).toEqual({ ProcessCode: 2, CategoryCode: 21 });
});

test('a subject that says nothing, or belongs to two places alike, suggests none', async () => {
  expect(await suggested('')).toEqual(NONE);
  expect(await suggested('the of my')).toEqual(NONE);
  expect(await suggested('xylophone %_')).toEqual(NONE);
  for (const as of ['E1001', 'E1002', 'E1003']) {
    await ask(as, 'Quagmire', 11);
    await ask(as, 'Quagmire', 31);
  }
  expect(await suggested('Quagmire')).toEqual(NONE);
});
