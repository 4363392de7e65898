import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const names = (en: string, other = {}) => ({ de: '', en, es: '', fr: '', ja: '', zh: '', ...other });
const kobe = {
  LocationCode: 0,
  Names: names('Kobe', { ja: '神戸' }),
  Country: 'JP',
  TimeZone: 'Asia/Tokyo',
  CalendarCode: 0,
};
const issuesIn = ({ issues }: { issues?: readonly { path: string; message: string }[] | undefined }) =>
  (issues ?? []).map(({ path, message }) => `${path} ${message}`);

test('HR adds a location with names in six languages, renames it and takes it away', async () => {
  const added = (await hr.call('saveLocation', kobe, human)).reply().find(({ Names }) => Names.en === 'Kobe')!;
  expect(added).toMatchObject({ Names: { ja: '神戸', de: '' }, Country: 'JP', TimeZone: 'Asia/Tokyo' });
  const renamed = { ...added, Names: names('Kobe Port') };
  const rows = (await hr.call('saveLocation', renamed, human)).reply();
  expect(rows.find(({ LocationCode }) => LocationCode === added.LocationCode)?.Names).toEqual(names('Kobe Port'));
  const left = (await hr.call('deleteLocation', { LocationCode: added.LocationCode }, human)).reply();
  expect(left.map(({ LocationCode }) => LocationCode)).not.toContain(added.LocationCode);
});

test('HR is told what is wrong with a location, and one where people work stays', async () => {
  const wrong = { ...kobe, Names: names(''), Country: 'ZZ', TimeZone: 'Asia/Nowhere' };
  expect(issuesIn((await hr.call('saveLocation', wrong, human)).error())).toEqual([
    'Names required',
    'Country not_offered',
    'TimeZone not_offered',
  ]);
  const doubled = { ...kobe, Names: names('pune') };
  expect(issuesIn((await hr.call('saveLocation', doubled, human)).error())).toEqual(['Names.en doubled']);
  const rows = (await hr.call('listLocations', {}, human)).reply();
  const pune = rows.find(({ Names }) => Names.en === 'Pune')!;
  const refused = (await hr.call('deleteLocation', { LocationCode: pune.LocationCode }, human)).error();
  expect(issuesIn(refused)).toEqual(['LocationCode in_use']);
});

test('levels are put in another order and keep ranks that nobody shares', async () => {
  const before = (await hr.call('listLevels', {}, human)).reply();
  const Codes = before.map(({ LevelCode }) => LevelCode).reverse();
  const after = (await hr.call('orderLevels', { Codes }, human)).reply();
  expect(after.map(({ LevelCode }) => LevelCode)).toEqual(Codes);
});

test('a company has one name, a business a name in each language', async () => {
  const company = { CompanyCode: 0, Name: 'Tarnbrook Italia S.r.l.', Country: 'IT' };
  expect((await hr.call('saveCompany', company, human)).reply()).toContainEqual({
    ...company,
    CompanyCode: expect.any(Number) as number,
  });
  expect(issuesIn((await hr.call('saveCompany', company, human)).error())).toEqual(['Name doubled']);
  const business = { BusinessCode: 0, Names: names('', { fr: 'Formation' }) };
  const saved = (await hr.call('saveBusiness', business, human)).reply();
  expect(saved.at(-1)?.Names).toEqual(names('Formation', { fr: 'Formation' }));
});

test('a level, company or business of nobody is taken away, and one of somebody stays', async () => {
  const levels = (await hr.call('saveLevel', { LevelCode: 0, Names: names('Fellow') }, human)).reply();
  const { LevelCode } = levels.find(({ Names }) => Names.en === 'Fellow')!;
  expect((await hr.call('deleteLevel', { LevelCode }, human)).reply()).toHaveLength(levels.length - 1);
  const used = levels.find(({ Names }) => Names.en.startsWith('Senior'));
  const level = await hr.call('deleteLevel', { LevelCode: used!.LevelCode }, human);
  expect(issuesIn(level.error())).toEqual(['LevelCode in_use']);

  const company = { CompanyCode: 0, Name: 'Tarnbrook Iberia S.A.', Country: 'ES' };
  const companies = (await hr.call('saveCompany', company, human)).reply();
  const { CompanyCode } = companies.find(({ Name }) => Name === company.Name)!;
  const kept = (await hr.call('deleteCompany', { CompanyCode }, human)).reply();
  // Codes that were drawn may stand first: a company of the sample is looked for, which has people.
  const indian = kept.find(({ Country }) => Country === 'IN');
  const employer = await hr.call('deleteCompany', { CompanyCode: indian!.CompanyCode }, human);
  expect(issuesIn(employer.error())).toEqual(['CompanyCode in_use']);
  expect((await hr.call('listCompanies', {}, human)).reply()).toHaveLength(companies.length - 1);

  const businesses = (await hr.call('saveBusiness', { BusinessCode: 0, Names: names('Space') }, human)).reply();
  const { BusinessCode } = businesses.find(({ Names }) => Names.en === 'Space')!;
  const business = await hr.call('deleteBusiness', { BusinessCode: businesses[0]!.BusinessCode }, human);
  expect(issuesIn(business.error())).toEqual(['BusinessCode in_use']);
  expect((await hr.call('deleteBusiness', { BusinessCode }, human)).reply()).toHaveLength(businesses.length - 1);
});

test('businesses are put in another order', async () => {
  const before = (await hr.call('listBusinesses', {}, human)).reply();
  const Codes = before.map(({ BusinessCode }) => BusinessCode).reverse();
  const after = (await hr.call('orderBusinesses', { Codes }, human)).reply();
  expect(after.map(({ BusinessCode }) => BusinessCode)).toEqual(Codes);
});

test('a person without the right reads and changes none of the lists', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  expect((await hr.call('listLocations', {}, employee)).error().code).toBe('forbidden');
  expect((await hr.call('saveLocation', kobe, employee)).error().code).toBe('forbidden');
});
