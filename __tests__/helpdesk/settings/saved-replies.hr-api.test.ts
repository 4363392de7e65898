import type { RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
/** Answers for IT support and facilities. */
let rohan: string;
/** Answers for HR services. */
let kavita: string;
beforeAll(async () => {
  hr = await startApp();
  [rohan, kavita] = (await Promise.all(['E1005', 'E1017'].map((empid) => hr.tokenOf(empid)))) as [string, string];
});
afterAll(() => hr.stop());

const save = (request: Partial<RequestFor<'saveSavedReply'>>, token = rohan) =>
  hr.call('saveSavedReply', { Title: 'Restart', Text: 'Please restart it.', ...request }, { token });
const titles = async (token = rohan) =>
  (await hr.call('listSavedReplies', {}, { token })).reply().map(({ Title }) => Title);

test('saved replies are kept for oneself, changed and deleted', async () => {
  const saved = (await save({ Title: ' Aa restart ' })).reply();
  expect(saved).toMatchObject({ Title: 'Aa restart', IsOwn: true, CanChange: true, ProcessCode: 0 });
  expect(await titles()).toContain('Aa restart');
  expect(await titles(kavita)).not.toContain('Aa restart');
  const changed = (await save({ ...saved, Text: 'Twice, please.' })).reply();
  expect(changed).toEqual({ ...saved, Text: 'Twice, please.' });
  const { SavedReplyCode } = saved;
  expect((await hr.call('deleteSavedReply', { SavedReplyCode }, { token: kavita })).status).toBe(404);
  expect((await hr.call('deleteSavedReply', { SavedReplyCode }, { token: rohan })).reply()).toEqual({});
  expect(await titles()).not.toContain('Aa restart');
  expect((await hr.call('deleteSavedReply', { SavedReplyCode }, { token: rohan })).status).toBe(404);
});

test('saved replies are shared with a desk, and changed only by their author', async () => {
  const everywhere = (await save({ Title: 'Everywhere', IsOwn: false })).reply();
  await save({ Title: 'In IT', IsOwn: false, ProcessCode: 1 });
  expect(await titles(kavita)).toContain('Everywhere');
  expect(await titles(kavita)).not.toContain('In IT');
  const theirs = (await hr.call('listSavedReplies', {}, { token: kavita })).reply();
  expect(theirs.find(({ Title }) => Title === 'Everywhere')).toMatchObject({ IsOwn: false, CanChange: false });
  expect((await save({ ...everywhere, Text: 'Mine now' }, kavita)).status).toBe(403);
  const { SavedReplyCode } = everywhere;
  expect((await hr.call('deleteSavedReply', { SavedReplyCode }, { token: kavita })).status).toBe(403);
});

test('saved replies are shared in a process of one’s own alone, and have a title and a text', async () => {
  expect((await save({ IsOwn: false, ProcessCode: 3 })).error().issues).toEqual([
    { path: 'ProcessCode', message: 'unknown' },
  ]);
  expect((await save({ Title: ' ' })).status).toBe(422);
  expect((await save({ Text: '' })).status).toBe(422);
  expect((await save({ SavedReplyCode: 'nothing' })).status).toBe(404);
});

test('saved replies are for the role helpdesk alone (T65)', async () => {
  for (const empid of ['E1001', 'E1004', 'E1006']) {
    const token = await hr.tokenOf(empid);
    const answers = [
      await hr.call('listSavedReplies', {}, { token }),
      await save({}, token),
      await hr.call('deleteSavedReply', { SavedReplyCode: 'any' }, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

test('the sample desk has replies at hand, each those of its processes', async () => {
  expect(await titles()).toEqual(expect.arrayContaining(['Greeting', 'Nothing heard', 'Restart first']));
  const ofOthers = await titles(kavita);
  expect(ofOthers).toContain('Nothing heard');
  for (const title of ['Greeting', 'Restart first']) expect(ofOthers).not.toContain(title);
});
