import { and, eq, isNull, sql } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../hr-api/people/accounts/tables';
import { assignments } from '../../hr-api/people/tables';
import type { RequestFor } from '../../lib/contract/all';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let partner: { token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  const [account] = await hr.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.loginId, 'E1016'));
  const grant = { accountId: account!.id, roleCode: ROLE.hr, scope: 'unit' as const, validFrom: '2020-01-01' };
  await hr.db.insert(roleGrants).values({ ...grant, unitCode: 'instruments' });
  partner = await inRole(hr, 'E1016', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const APRIL = '01-Apr-2026';
type Change = Omit<RequestFor<'changeUnit'>, 'EffectiveFrom'> & { EffectiveFrom?: string };
const request = (change: Change) => ({ EffectiveFrom: APRIL, ...change });
const change = async (one: Change, by = human) => (await hr.call('changeUnit', request(one), by)).reply();
const refusal = async (one: Change, by = human) => {
  const { code, issues } = (await hr.call('changeUnit', request(one), by)).error();
  return issues ? issues.map(({ path, message }) => `${path} ${message}`).join() : code;
};
const undo = async (ChangeCode: string, Reason = '', by = human) =>
  hr.call('undoUnitChange', { ChangeCode, Reason }, by);
const units = async (On = '', by = human) => (await hr.call('listUnits', { On }, by)).reply().Units;
const parentOf = async (code: string, On = '') => (await units(On)).find(({ Code }) => Code === code)?.ParentCode;
const unit = async (Code: string, On = '', by = human) => (await hr.call('getUnit', { Code, On }, by)).reply();

test('HR moves a unit from a day, reads the tree of the day before and after, and takes it back', async () => {
  const before = await units(APRIL);
  const { ChangeCode } = await change({ Kind: 'move', Code: 'firmware', Parent: 'quality' });
  expect(await parentOf('firmware', '31-Mar-2026')).toBe('instruments-development');
  expect(await parentOf('firmware', APRIL)).toBe('quality');
  expect(await parentOf('firmware')).toBe('instruments-development');
  const toCome = (await hr.call('listUnitChangesToCome', {}, human)).reply();
  expect(toCome.map((one) => one.ChangeCode)).toContain(ChangeCode);
  expect((await unit('firmware')).History[0]).toMatchObject({
    ...{ Kind: 'move', From: APRIL, IsToCome: true, CanUndo: true },
    ...{ Before: 'Instrument development', After: 'Quality assurance', RoleName: 'HR' },
  });
  (await undo(ChangeCode)).reply();
  expect(await units(APRIL)).toEqual(before);
  expect((await undo(ChangeCode)).error().issues).toEqual([{ path: 'ChangeCode', message: 'undone_already' }]);
});

test('a move that is in force is taken back with a reason alone, and both stay in the history', async () => {
  const { ChangeCode } = await change({
    Kind: 'move',
    Code: 'payroll',
    Parent: 'people',
    EffectiveFrom: '01-Mar-2026',
  });
  expect(await parentOf('payroll')).toBe('people');
  expect((await undo(ChangeCode)).error().issues).toEqual([{ path: 'Reason', message: 'required' }]);
  (await undo(ChangeCode, 'Entered by mistake')).reply();
  expect(await parentOf('payroll', '05-Mar-2026')).toBe('finance');
  expect((await unit('payroll')).History[0]).toMatchObject({ Kind: 'move', Undone: { Reason: 'Entered by mistake' } });
});

test('nobody makes a unit stand below itself, on its day or any later one', async () => {
  expect(await refusal({ Kind: 'move', Code: 'manufacturing', Parent: 'quality' })).toBe('Parent circle');
  // From May on, software is below services: from then on services cannot go below it, by a move of April neither.
  const planned = await change({ Kind: 'move', Code: 'software', Parent: 'services', EffectiveFrom: '01-May-2026' });
  expect(await refusal({ Kind: 'move', Code: 'services', Parent: 'software' })).toBe('Parent circle');
  expect(await refusal({ Kind: 'move', Code: 'group', Parent: 'software' })).toBe('Parent top');
  (await undo(planned.ChangeCode)).reply();
});

test('a unit is renamed in six languages from a day on, and is called so from that day', async () => {
  const names = { de: 'Gerätesoftware', en: 'Device software', es: 'Software', fr: 'Logiciel', ja: '機器', zh: '设备' };
  const { ChangeCode } = await change({ Kind: 'rename', Code: 'firmware', Names: names });
  const nameOn = async (On: string) => (await units(On)).find(({ Code }) => Code === 'firmware')?.Name;
  expect([await nameOn('31-Mar-2026'), await nameOn(APRIL)]).toEqual(['Firmware', 'Device software']);
  expect((await unit('firmware', APRIL)).Names).toEqual(names);
  const worksIn = async (On: string) => [
    (await hr.call('listDirectory', { Search: 'E1001', On }, human)).reply()[0]?.Unit_Name,
    (await hr.call('listPeopleToChange', { Search: 'E1001', On: On && APRIL }, human)).reply()[0]?.Unit_Name,
  ];
  expect(await worksIn('')).toEqual(['Firmware', 'Firmware']);
  expect(await worksIn('2026-04-01')).toEqual(['Device software', 'Device software']);
  expect(await refusal({ Kind: 'rename', Code: 'firmware', Names: names })).toBe('Names unchanged');
  expect(await refusal({ Kind: 'rename', Code: 'hardware-design', Names: { en: 'device SOFTWARE' } })).toBe(
    'Names.en doubled',
  );
  expect(await refusal({ Kind: 'rename', Code: 'firmware', Names: { en: ' ' } })).toBe('Names required');
  expect(await refusal({ Kind: 'rename', Code: 'firmware', Names: { ja: '長'.repeat(101) } })).toBe(
    'Names.ja too_long',
  );
  (await undo(ChangeCode)).reply();
});

test('a unit with people closes once it is said where they go, as the preview told', async () => {
  expect(await refusal({ Kind: 'close', Code: 'payroll' })).toBe('Target has_people');
  const wanted = request({ Kind: 'close', Code: 'payroll', Target: 'accounting' });
  const preview = (await hr.call('previewUnitChange', wanted, human)).reply();
  const inPayroll = await hr.db
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitCode, 'payroll'), isNull(assignments.validTo)));
  expect(preview.Moved).toBe(inPayroll.length);
  expect(preview.Moved).toBeGreaterThan(0);
  const made = await change({ Kind: 'close', Code: 'payroll', Target: 'accounting' });
  expect(made.Moved).toBe(preview.Moved);
  expect(await parentOf('payroll', '31-Mar-2026')).toBe('finance');
  expect(await parentOf('payroll', APRIL)).toBeUndefined();
  const people = async (code: string, On: string) => (await unit(code, On)).People?.Here ?? 0;
  const accounting = await people('accounting', '31-Mar-2026');
  expect(await people('accounting', APRIL)).toBe(accounting + made.Moved);
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  const back = { ChillCode, EffectiveFrom: APRIL, UnitCode: 'payroll' };
  expect((await hr.call('addAssignment', back, human)).error().issues).toEqual([
    expect.objectContaining({ path: 'UnitCode', message: 'not_valid' }),
  ]);
  (await undo(made.ChangeCode)).reply();
  expect(await people('accounting', APRIL)).toBe(accounting);
  expect(await people('payroll', APRIL)).toBe(made.Moved);
});

test('merging is refused amid changes to come of its own, and follows those of units below', async () => {
  const planned = await change({ Kind: 'move', Code: 'quality', Parent: 'services', EffectiveFrom: '01-Jun-2026' });
  expect(await refusal({ Kind: 'merge', Code: 'quality', Target: 'assembly' })).toBe('EffectiveFrom changes_to_come');
  // Quality comes below services in June; services is merged in April, so quality comes below what took it over.
  const merged = await change({ Kind: 'merge', Code: 'services', Target: 'software' });
  expect(await parentOf('quality', '01-Jun-2026')).toBe('software');
  expect(await parentOf('regions', APRIL)).toBe('software');
  expect((await undo(planned.ChangeCode)).error().issues).toEqual([{ path: 'ChangeCode', message: 'later_change' }]);
  expect(await refusal({ Kind: 'merge', Code: 'software', Target: 'customer-care' })).toBe('Target circle');
  expect(await refusal({ Kind: 'move', Code: 'sales', Parent: 'services' })).toBe('Parent not_open');
  (await undo(merged.ChangeCode)).reply();
  (await undo(planned.ChangeCode)).reply();
});

test('a new unit is there from its day on, and is taken back while nothing refers to it', async () => {
  const made = await change({
    Kind: 'create',
    Code: '',
    Parent: 'software',
    Names: { de: 'Datenplattform', en: 'Data platform' },
  });
  expect(await parentOf(made.Code, '31-Mar-2026')).toBeUndefined();
  expect(await parentOf(made.Code, APRIL)).toBe('software');
  const moved = await change({ Kind: 'move', Code: 'platform', Parent: made.Code, EffectiveFrom: '02-Apr-2026' });
  expect((await undo(made.ChangeCode)).error().issues).toEqual([{ path: 'ChangeCode', message: 'in_use' }]);
  (await undo(moved.ChangeCode)).reply();
  (await undo(made.ChangeCode)).reply();
  expect((await hr.call('getUnit', { Code: made.Code, On: '' }, human)).error().code).toBe('not_found');
});

test('a head holds from a day on, and one who does not work here then is refused', async () => {
  const made = await change({ Kind: 'head', Code: 'quality', HeadCode: 'E1001' });
  const headOn = async (On: string) => (await unit('quality', On)).Head?.Empid;
  expect(await headOn(APRIL)).toBe('E1001');
  expect(await headOn('31-Mar-2026')).not.toBe('E1001');
  expect(await refusal({ Kind: 'head', Code: 'quality', HeadCode: 'E0000' })).toBe('HeadCode not_valid');
  (await undo(made.ChangeCode)).reply();
});

test('HR of one unit changes units of theirs, and widens nothing by moving one under them', async () => {
  expect((await units('', partner)).filter(({ CanChange }) => !CanChange).map(({ Code }) => Code)).toContain(
    'software',
  );
  expect(await refusal({ Kind: 'move', Code: 'software', Parent: 'instruments' }, partner)).toBe(
    'EffectiveFrom outside_scope',
  );
  expect(await refusal({ Kind: 'merge', Code: 'sales', Target: 'quality' }, partner)).toBe(
    'EffectiveFrom outside_scope',
  );
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'software' }, partner)).toBe(
    'EffectiveFrom outside_scope',
  );
  expect(await refusal({ Kind: 'create', Code: '', Parent: 'group', Names: { en: 'Mine' } }, partner)).toBe(
    'EffectiveFrom outside_scope',
  );
  const own = await change({ Kind: 'move', Code: 'firmware', Parent: 'quality' }, partner);
  (await undo(own.ChangeCode, '', partner)).reply();
  const others = await change({ Kind: 'move', Code: 'platform', Parent: 'customer-success' });
  expect((await undo(others.ChangeCode, '', partner)).error().issues?.[0]?.message).toBe('outside_scope');
  (await undo(others.ChangeCode)).reply();
});

test('HR of one unit hear the heads they may know, and how many people their own units have', async () => {
  const all = await units();
  const seen = await units('', partner);
  const isKept = new Set(seen.filter(({ CanChange }) => CanChange).map(({ Code }) => Code));
  expect(seen.map(({ Code, PeopleBelow }) => [Code, PeopleBelow])).toEqual(
    all.map(({ Code, PeopleBelow }) => [Code, isKept.has(Code) ? PeopleBelow : null]),
  );
  const known = async (Empid: string) =>
    (await hr.call('listDirectory', { Search: Empid }, partner)).reply().length > 0;
  const hidden = [];
  for (const { Code, Head } of all.filter((one) => one.Head)) {
    const isKnown = await known(Head!.Empid);
    expect(seen.find((one) => one.Code === Code)?.Head).toEqual(isKnown ? Head : null);
    if (!isKnown) hidden.push(Code);
  }
  expect(hidden).not.toEqual([]);
  expect(await unit(hidden[0]!, '', partner)).toMatchObject({ Head: null, HasHead: true, People: null });
});

test('HR of one unit read of a head of another business in a change as of somebody', async () => {
  const made = await change({ Kind: 'head', Code: 'software', HeadCode: 'E1001' });
  const told = async (by: typeof human) =>
    (await unit('software', '', by)).History.find(({ ChangeCode }) => ChangeCode === made.ChangeCode);
  const { Before } = (await told(human))!;
  expect(Before).not.toBe('');
  expect(await told(partner)).toMatchObject({ Before: 'Somebody' });
  (await undo(made.ChangeCode)).reply();
});

test('a unit offers all changes, fewer at the top of one’s scope, and none once it has ended', async () => {
  const offered = async (code: string, On = '', by = human) => (await unit(code, On, by)).Kinds;
  expect(await offered('payroll')).toEqual(['rename', 'head', 'move', 'merge', 'close', 'create']);
  expect(await offered('group')).toEqual(['rename', 'head', 'create']);
  expect(await offered('instruments', '', partner)).toEqual(['rename', 'head', 'create']);
  expect(await offered('software', '', partner)).toEqual([]);
  const merged = await change({ Kind: 'merge', Code: 'payroll', Target: 'accounting' });
  expect(await offered('payroll', '31-Mar-2026')).toEqual(['rename', 'head', 'move']);
  expect(await unit('payroll', APRIL)).toMatchObject({ IsOpen: false, Kinds: [], Closes: APRIL });
  (await undo(merged.ChangeCode)).reply();
});

test('the preview says who sees more people, and who no longer sees some', async () => {
  const move = request({ Kind: 'move', Code: 'firmware', Parent: 'software' });
  const { Loses, Gains, People } = (await hr.call('previewUnitChange', move, human)).reply();
  expect(Gains).toEqual([]);
  // The HR partner of instruments, and whom this test made another.
  expect(Loses.map((one) => one.People)).toEqual([People, People]);
  expect(People).toBeGreaterThan(0);
  expect(await parentOf('firmware', APRIL)).toBe('instruments-development');
});

test('a person without the right is refused, and an unknown unit is not found', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  expect((await hr.call('listUnits', { On: '' }, employee)).error().code).toBe('forbidden');
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'quality' }, employee)).toBe('forbidden');
  expect(await refusal({ Kind: 'move', Code: 'nowhere', Parent: 'quality' })).toBe('not_found');
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'nowhere' })).toBe('Parent not_valid');
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'quality', EffectiveFrom: '' })).toBe(
    'EffectiveFrom required',
  );
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'quality', EffectiveFrom: '31-Apr-2026' })).toBe(
    'EffectiveFrom not_valid',
  );
  const long = 'x'.repeat(501);
  expect(await refusal({ Kind: 'move', Code: 'firmware', Parent: 'quality', Justification: long })).toBe(
    'Justification too_long',
  );
});

test('two who move units towards each other at once do not close a circle', async () => {
  const both = await Promise.all([
    hr.call('changeUnit', request({ Kind: 'move', Code: 'software', Parent: 'services' }), human),
    hr.call('changeUnit', request({ Kind: 'move', Code: 'services', Parent: 'software' }), human),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { rows } = await hr.db.execute<{ count: number }>(
    sql`select count(*)::int from unit_parents where valid_from = '2026-04-01'`,
  );
  expect(rows[0]?.count).toBe(1);
});
