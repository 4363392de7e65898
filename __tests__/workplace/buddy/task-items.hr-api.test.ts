import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let editor: string;
beforeAll(async () => {
  hr = await startApp();
  editor = await hr.tokenOf('E1006');
});
afterAll(() => hr.stop());

const itemsOf = async (language = 'en') =>
  (await hr.call('listBuddyTaskItems', {}, { token: editor, language })).reply();
const update = async (change: object, { token = editor, language = 'en' } = {}) => {
  const [task] = await itemsOf(language);
  const { BuddyCode, Menu_Name, HeaderInfo, FooterInfo, Steps } = task!;
  const request = { BuddyCode, Menu_Name, HeaderInfo, FooterInfo, Steps, ...change };
  return hr.call('updateBuddyTaskItem', request, { token, language });
};
const auditsOf = async () => hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change buddy task'));

test('an administrator sees every task, those of pages that are not theirs included (FEAT-03)', async () => {
  const items = await itemsOf();
  expect(items).toHaveLength(6);
  expect(items.map(({ MenuURL }) => MenuURL)).toContain('/ecenter/employeesearch');
});

test('what an administrator writes is what an employee is walked through, in that language alone', async () => {
  const german = (await itemsOf('de'))[0];
  const Steps = (await itemsOf())[0]!.Steps.map(({ FieldName }) => ({ FieldName, Content: `<p>See ${FieldName}</p>` }));
  await update({ Menu_Name: '  Look around ', HeaderInfo: '<p onclick="x()">Hello<script>x()</script></p>', Steps });
  const token = await hr.tokenOf('E1001');
  const [task] = (await hr.call('listBuddyTasks', {}, { token })).reply();
  expect(task?.Menu_Name).toBe('Look around');
  const detail = (await hr.call('getBuddyTask', { BuddyCode: task!.BuddyCode }, { token })).reply();
  expect(detail).toMatchObject({ HeaderInfo: '<p>Hello</p>', Steps });
  expect((await itemsOf('de'))[0]).toEqual(german);
});

test('storing what is there already leaves no trace, and a change leaves its before and after', async () => {
  const earlier = (await auditsOf()).length;
  await update({});
  expect(await auditsOf()).toHaveLength(earlier);
  await update({ FooterInfo: '<p>Bye</p>' });
  const entries = await auditsOf();
  expect(entries).toHaveLength(earlier + 1);
  expect(entries.at(-1)).toMatchObject({ roleCode: 23, after: { footer: '<p>Bye</p>', language: 'en' } });
});

test('a role that may not edit tours neither lists nor changes tasks (T65)', async () => {
  const before = await itemsOf();
  for (const loginId of ['E1001', 'E1005']) {
    const token = await hr.tokenOf(loginId);
    expect((await hr.call('listBuddyTaskItems', {}, { token })).error().code).toBe('forbidden');
    expect((await update({ Menu_Name: 'Mine' }, { token })).error().code).toBe('forbidden');
  }
  expect(await itemsOf()).toEqual(before);
});

test.each<[string, object, string]>([
  ['a task that there is not', { BuddyCode: 'unknown' }, 'not_found'],
  ['no name', { Menu_Name: '  ' }, 'invalid'],
  ['steps about other elements', { Steps: [{ FieldName: 'body', Content: '' }] }, 'invalid'],
])('%s is refused', async (_, change, code) => {
  expect((await update(change)).error().code).toBe(code);
});
