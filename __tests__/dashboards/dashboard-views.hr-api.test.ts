import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import type { RequestFor } from '../../lib/contract/all';
import { DASHBOARD_TILES, type TileCode } from '../../lib/contract/dashboards/dashboard-rules';
import { inRole } from '../profile/a-record';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let human: { readonly token: string };
let administrator: { readonly token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
});
afterAll(() => hr.stop());

type Tiles = RequestFor<'saveDashboardView'>['Tiles'];
const page = { DashboardPage: 'hrdashboard' } as const;
const usual = DASHBOARD_TILES.hrdashboard;
const tile = (TileCode: TileCode, IsShown = true, IsPinned = false) => ({ TileCode, IsShown, IsPinned });
const read = async (as = human) => (await hr.call('listDashboardTiles', page, as)).reply();
const save = (Tiles: Tiles, as = human) => hr.call('saveDashboardView', { ...page, Tiles }, as);
const saveForRole = (Tiles: Tiles, RoleCode: number, as = human) =>
  hr.call('saveRoleDashboardView', { ...page, Tiles, RoleCode }, as);

test('HR arranges the dashboard, finds it so, and lets it go again', async () => {
  expect(await read()).toMatchObject({ ArrangedBy: 'nobody', Tiles: usual.map((code) => tile(code)) });
  (await save([tile('units', false, true), tile('hiring')])).reply();
  const { Tiles, ArrangedBy } = await read();
  expect(ArrangedBy).toBe('self');
  expect(Tiles.slice(0, 2)).toEqual([tile('units', false, true), tile('hiring')]);
  expect(Tiles.map(({ TileCode }) => TileCode).sort()).toEqual([...usual].sort());
  expect((await read(administrator)).ArrangedBy).toBe('nobody');
  (await hr.call('resetDashboardView', page, human)).reply();
  expect((await read()).ArrangedBy).toBe('nobody');
});

test('a role begins with what HR arranged for it, but for whoever arranged their own', async () => {
  (await saveForRole([tile('attrition')], ROLE.administrator)).reply();
  const ofRole = await read(administrator);
  expect(ofRole).toMatchObject({ ArrangedBy: 'role' });
  expect(ofRole.Tiles[0]).toEqual(tile('attrition'));
  expect((await read()).ArrangedBy).toBe('nobody');
  (await save([tile('diversity')], administrator)).reply();
  expect((await read(administrator)).Tiles[0]).toEqual(tile('diversity'));
  const [entry] = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'arrange dashboard for role'));
  expect(entry).toMatchObject({ subjectKind: 'role', subjectId: String(ROLE.administrator) });
});

test('HR is offered the roles that see figures; somebody else arranges for nobody', async () => {
  expect((await read()).Roles.map(({ RoleCode }) => RoleCode)).toEqual(
    expect.arrayContaining([ROLE.hr, ROLE.administrator]),
  );
  const employee = await inRole(hr, 'E1001', ROLE.employee);
  expect((await read(employee)).Roles).toEqual([]);
  expect((await saveForRole([], ROLE.hr, employee)).status).toBe(403);
  expect((await saveForRole([], 9999)).status).toBe(422);
});

test('a tile that is named twice or does not exist is refused, and nothing is kept', async () => {
  expect((await save([tile('units'), tile('units')])).status).toBe(422);
  expect((await save([tile('salaries' as TileCode)])).status).toBe(422);
  expect((await read()).ArrangedBy).toBe('nobody');
});
