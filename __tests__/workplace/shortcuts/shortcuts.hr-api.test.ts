import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { shortcuts } from '../../../hr-api/workplace/shortcuts/tables';
import { defaultKeys } from '../../../lib/contract/workplace/shortcut-keys';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const own = async (token: string) => (await hr.call('getShortcuts', {}, { token })).reply();

test('a person who set nothing has the shortcuts of the product (SRCH-01, SRCH-02)', async () => {
  const token = await hr.tokenOf('E1002');
  expect(await own(token)).toEqual({ IsOn: true, Keys: defaultKeys });
  expect(await hr.db.$count(shortcuts)).toBe(0);
});

test('what one person sets is theirs on the next machine, audited once, and nobody else’s', async () => {
  const [token, other] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1003')];
  const Keys = { ...defaultKeys, 'menu-search': 'Alt+M', 'shortcut-list': '' };
  expect((await hr.call('saveShortcuts', { Keys }, { token })).reply()).toEqual({ IsOn: true, Keys });
  expect((await hr.call('saveShortcuts', { Keys }, { token })).status).toBe(200);
  expect((await hr.call('saveShortcuts', { IsOn: false }, { token })).reply()).toEqual({ IsOn: false, Keys });
  expect(await own(await hr.tokenOf('E1001'))).toEqual({ IsOn: false, Keys });
  expect(await own(other)).toEqual({ IsOn: true, Keys: defaultKeys });
  const { accountId } = await actorOf(hr, 'E1001');
  const rows = await hr.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'change shortcuts')))
    .orderBy(auditEntries.at);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ before: { IsOn: true, Keys: defaultKeys }, after: { IsOn: true, Keys } });
});

test('keys that somebody gave to one action before are not those of an action that came later', async () => {
  const { accountId } = await actorOf(hr, 'E1006');
  await hr.db.insert(shortcuts).values({ accountId, keys: { 'menu-search': 'Ctrl+K' } });
  const { Keys } = await own(await hr.tokenOf('E1006'));
  expect(Keys).toEqual({ ...defaultKeys, 'menu-search': 'Ctrl+K', search: '' });
});

test('a save that is sent twice with one key is one save (F15, F16)', async () => {
  const token = await hr.tokenOf('E1004');
  const idempotencyKey = 'shortcuts-twice-0001';
  const send = (IsOn: boolean) => hr.call('saveShortcuts', { IsOn }, { token, idempotencyKey });
  expect([(await send(false)).status, (await send(false)).status]).toEqual([200, 200]);
  expect((await send(true)).error().code).toBe('idempotency_mismatch');
  expect((await own(token)).IsOn).toBe(false);
});

test.each([
  ['that no keyboard has', 'Hyper+S', 'unreadable'],
  ['that a person types all day', 'S', 'unreadable'],
  ['in another order', 'Shift+Ctrl+S', 'unreadable'],
  ['that are markup', '<img src=x>', 'unreadable'],
  ['that the browser keeps', 'Ctrl+Shift+T', 'taken'],
  ['that save a page', 'Ctrl+S', 'taken'],
  ['of another action', 'Ctrl+Shift+E', 'double'],
])('keys %s are refused and nothing is stored', async (_what, keys, fault) => {
  const token = await hr.tokenOf('E1005');
  const refused = await hr.call('saveShortcuts', { Keys: { ...defaultKeys, 'menu-search': keys } }, { token });
  const { code, issues } = refused.error();
  expect([code, issues?.find(({ path }) => path === 'Keys.menu-search')?.message]).toEqual(['invalid', fault]);
  expect(await own(token)).toEqual({ IsOn: true, Keys: defaultKeys });
});

test('an action that there is not, and one that is left out, are refused', async () => {
  const token = await hr.tokenOf('E1005');
  for (const Keys of [{ ...defaultKeys, 'grant-role': 'Alt+R' }, { 'menu-search': 'Alt+M' }])
    expect((await hr.call('saveShortcuts', { Keys: Keys as typeof defaultKeys }, { token })).status).toBe(422);
});
