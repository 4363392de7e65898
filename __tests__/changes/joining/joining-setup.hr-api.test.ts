import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

let hr: TestApp;
let administrator: { token: string };
let human: { token: string };
beforeAll(async () => {
  hr = await startApp();
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const Names = { de: 'Auslandsumzug', en: 'Moved abroad', es: '', fr: '', ja: '', zh: '' };

test('an administrator adds a reason, HR chooses it in their language, and a used one stays', async () => {
  const row = { ReasonNumber: 0, Names, IsVoluntary: true, IsActive: true };
  const saved = (await hr.call('saveLeavingReason', row, administrator)).reply();
  const { ReasonNumber } = saved.find((one) => one.Names.en === 'Moved abroad')!;
  const offered = async (language: string) =>
    (await hr.call('listLeavingReasons', {}, { ...human, language })).reply().map(({ ReasonName }) => ReasonName);
  expect(await offered('de')).toContain('Auslandsumzug');
  expect(await offered('fr')).toContain('Moved abroad');
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  const leaving = { ChillCode, LastDay: '31-May-2026', ReasonCode: String(ReasonNumber) };
  (await hr.call('endEmployment', leaving, human)).reply();
  await hr.call('deleteLeavingReason', { ReasonNumber }, administrator);
  const kept = (await hr.call('listReasonsToEdit', {}, administrator)).reply();
  expect(kept.find((one) => one.ReasonNumber === ReasonNumber)).toMatchObject({ IsActive: false });
  expect(await offered('de')).not.toContain('Auslandsumzug');
});

test.each([
  [{ Prefix: 'A B', Digits: 4, First: 1, Last: 9999 }, 'Prefix'],
  [{ Prefix: 'X', Digits: 2, First: 50, Last: 40 }, 'Last'],
  [{ Prefix: 'X', Digits: 2, First: 1, Last: 100 }, 'Last'],
])('a range whose numbers cannot be is refused: %j', async (range, path) => {
  const refusal = (await hr.call('saveEmployeeIdRange', { RangeCode: 0, ...range }, administrator)).error();
  expect(refusal.issues).toEqual([expect.objectContaining({ path })]);
});

test('a range before the others gives the next number, and HR does not configure either list', async () => {
  const range = { RangeCode: 0, Prefix: 'X-', Digits: 3, First: 7, Last: 999 };
  const saved = (await hr.call('saveEmployeeIdRange', range, administrator)).reply();
  const Codes = [...saved].reverse().map(({ RangeCode }) => RangeCode);
  (await hr.call('orderEmployeeIdRanges', { Codes }, administrator)).reply();
  expect((await hr.call('listJoiningChoices', {}, human)).reply().EmployeeID).toBe('X-007');
  const left = (await hr.call('deleteEmployeeIdRange', { RangeCode: Codes[0]! }, administrator)).reply();
  expect(left.map(({ Prefix }) => Prefix)).not.toContain('X-');
  expect((await hr.call('listEmployeeIdRanges', {}, human)).error().code).toBe('forbidden');
  expect((await hr.call('listReasonsToEdit', {}, human)).error().code).toBe('forbidden');
});

test('reasons are offered in the order in which an administrator puts them', async () => {
  const listed = (await hr.call('listReasonsToEdit', {}, administrator)).reply();
  const Codes = listed.map(({ ReasonNumber }) => ReasonNumber).reverse();
  (await hr.call('orderLeavingReasons', { Codes }, administrator)).reply();
  const offered = (await hr.call('listLeavingReasons', {}, human)).reply().map(({ ReasonCode }) => Number(ReasonCode));
  expect(offered).toEqual(Codes.filter((code) => offered.includes(code)));
});
