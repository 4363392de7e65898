import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { settleEverybody } from '../../../hr-api/time/leave/ledger/settle';
import { leaveEntries } from '../../../hr-api/time/leave/tables';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { sampleRule } from './sample-rule';

const DAY = PARTS_PER_DAY;
const Names = { de: 'Umzug', en: 'Moving house', es: '', fr: '', ja: '', zh: '' };

let hr: TestApp;
let human: { token: string };
let TypeCode: number;

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const settle = (today: string) => inTransaction(hr.db, (db) => settleEverybody(db, { today, now: hr.clock.now }));
const granted = () => hr.db.select().from(leaveEntries).where(eq(leaveEntries.typeCode, TypeCode));

test('a type is made, ordered, closed where it is in use, and taken out where it is not', async () => {
  const flags = { IsActive: true, IsPaid: true, IsPrivate: false };
  const types = (await hr.call('saveLeaveType', { TypeCode: 0, Names, ...flags }, human)).reply();
  TypeCode = types.at(-1)!.TypeCode;
  expect(types.at(-1)).toMatchObject({ Names: { de: 'Umzug' }, Rules: [] });
  const Codes = [TypeCode, ...types.slice(0, -1).map((one) => one.TypeCode)];
  expect((await hr.call('orderLeaveTypes', { Codes }, human)).reply()[0]!.TypeCode).toBe(TypeCode);
  const other = { TypeCode: 0, Names: { ...Names, de: 'Anders', en: 'Other' }, ...flags };
  const added = (await hr.call('saveLeaveType', other, human)).reply().at(-1)!;
  await hr.call('deleteLeaveType', { TypeCode: added.TypeCode }, human);
  await hr.call('deleteLeaveType', { TypeCode: 4 }, human);
  const left = (await hr.call('listLeaveTypes', {}, human)).reply();
  expect(left.some((one) => one.TypeCode === added.TypeCode)).toBe(false);
  expect(left.find((one) => one.TypeCode === 4)!.IsActive).toBe(false);
});

test('a rule may be for every unit, in reading order, and every location, by their names', async () => {
  const { Units, Locations } = (await hr.call('listLeaveAudience', {}, human)).reply();
  expect(Units[0]!.Depth).toBe(0);
  expect(Units.some(({ Depth }) => Depth > 0)).toBe(true);
  expect(Locations).toContainEqual(expect.objectContaining({ Code: 'munich', Name: 'Munich' }));
});

test('a rule is previewed by whose balances differ, and its grants come with the night, once', async () => {
  const asked = { TypeCode, From: '2026-03-01', Rule: sampleRule({ basis: 'month', amount: DAY, proRata: 'none' }) };
  const preview = (await hr.call('previewLeaveRule', asked, human)).reply();
  const [entries, ...others] = preview.Entries;
  expect(others).toEqual([]);
  expect(entries).toMatchObject({ TypeCode, Kind: 'grant' });
  expect(entries!.Amount).toBe(entries!.People * DAY);
  expect(preview.People[0]).toMatchObject({ Before: 0, After: DAY });
  expect(await granted()).toEqual([]);

  (await hr.call('saveLeaveRule', asked, human)).reply();
  await settle('2026-03-18');
  expect(await granted()).toHaveLength(entries!.People);
  expect(await settle('2026-03-18')).toBe(0);
  const work = (await hr.call('previewLeaveWork', { On: '2026-04-01' }, human)).reply();
  expect(work.Entries.some((one) => one.TypeCode === TypeCode && one.Kind === 'grant')).toBe(true);
  expect(await granted()).toHaveLength(entries!.People);
});

test('a rule for a period to come is previewed as on the day of its first grant', async () => {
  const asked = {
    TypeCode,
    From: '2026-05-01',
    Rule: sampleRule({ basis: 'month', amount: 3 * DAY, proRata: 'none' }),
  };
  const stood = await granted();
  const { On, Entries, People } = (await hr.call('previewLeaveRule', asked, human)).reply();
  expect(On).toBe('01-May-2026');
  expect(Entries).toEqual([
    { TypeCode, Kind: 'grant', People: Entries[0]!.People, Amount: Entries[0]!.People * 2 * DAY },
  ]);
  // March and April by the rule before, and May by this one.
  expect(People[0]).toMatchObject({ Before: 3 * DAY, After: 5 * DAY });
  expect(People.every(({ Before, After }) => After - Before === 2 * DAY)).toBe(true);
  expect(await granted()).toEqual(stood);
});

test('a yearly rule that is corrected for a period behind is due, until the night has written it', async () => {
  const flags = { IsActive: true, IsPaid: true, IsPrivate: false };
  const yearly = { TypeCode: 0, Names: { ...Names, de: 'Jahr', en: 'Yearly' }, ...flags };
  const { TypeCode: code } = (await hr.call('saveLeaveType', yearly, human)).reply().at(-1)!;
  const ruleOf = (amount: number) => ({
    TypeCode: code,
    From: '2026-01-01',
    Rule: sampleRule({ amount, proRata: 'none' }),
  });
  (await hr.call('saveLeaveRule', ruleOf(10 * DAY), human)).reply();
  await settle('2026-03-18');
  (await hr.call('saveLeaveRule', ruleOf(12 * DAY), human)).reply();
  const due = async (On: string) =>
    (await hr.call('previewLeaveWork', { On }, human)).reply().Entries.filter((one) => one.TypeCode === code);
  const [entry, ...others] = await due('2026-03-18');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ Kind: 'grant', Amount: entry!.People * 2 * DAY });
  await settle('2026-03-18');
  expect(await due('2026-03-18')).toEqual([]);
  // Up to a day behind nothing is to come, and nothing that was granted since is taken back.
  expect(await due('2025-12-31')).toEqual([]);
  expect(await due('2027-01-01')).toContainEqual(expect.objectContaining({ Kind: 'grant' }));
});

test('a share of full time changes what is granted from its day on', async () => {
  const { id, code: ChillCode } = await employmentOf(hr, 'E1001');
  const Rule = sampleRule({ basis: 'month', amount: DAY });
  await hr.call('saveLeaveRule', { TypeCode, From: '2026-03-01', Rule }, human);
  (await hr.call('setWorkShare', { ChillCode, From: '2026-03-01', Percent: 50 }, human)).reply();
  await settle('2026-03-18');
  const sum = (await granted())
    .filter(({ employmentId }) => employmentId === id)
    .reduce((all, one) => all + one.amount, 0);
  expect(sum).toBe(DAY / 2);
});

test('an entry by hand needs a reason, a day of employment and the right sign', async () => {
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  const entry = { ChillCode, TypeCode, Kind: 'earned' as const, Day: '2026-03-01', Amount: DAY, Note: 'A Sunday' };
  const issueOf = async (changes: object) =>
    (await hr.call('addLeaveEntry', { ...entry, ...changes }, human)).error().issues;
  expect(await issueOf({ Note: '' })).toEqual([{ path: 'Note', message: 'required' }]);
  expect(await issueOf({ Amount: -DAY })).toEqual([{ path: 'Amount', message: 'not_valid' }]);
  expect(await issueOf({ Day: '1999-01-01' })).toEqual([{ path: 'TypeCode', message: 'not_offered' }]);
  const encashed = { Kind: 'encashed', Amount: -DAY };
  expect(await issueOf(encashed)).toEqual([{ path: 'Kind', message: 'not_encashed' }]);
  expect(await issueOf({ LastDay: '2026-02-01' })).toEqual([{ path: 'LastDay', message: 'end_before_beginning' }]);
  expect((await hr.call('addLeaveEntry', entry, human)).reply().Balance).toBe(DAY / 2 + DAY);
});

test('who only works here sets nothing up, and corrects nothing', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  const { code: ChillCode } = await employmentOf(hr, 'E1016');
  const Rule = sampleRule();
  const statuses = [
    (await hr.call('listLeaveTypes', {}, employee)).status,
    (await hr.call('listLeaveAudience', {}, employee)).status,
    (await hr.call('saveLeaveRule', { TypeCode, From: '2026-03-01', Rule }, employee)).status,
    (await hr.call('previewLeaveWork', {}, employee)).status,
    (await hr.call('setWorkShare', { ChillCode, From: '2026-03-01', Percent: 50 }, employee)).status,
  ];
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
});
