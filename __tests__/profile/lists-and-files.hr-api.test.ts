import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { sectionDefinitionSchema } from '../../lib/contract/people/section-definition';
import { employmentOf } from '../people/cast-actors';
import { publish } from '../people/record/a-section';
import { pdf } from '../platform/files/sample-files';
import { upload } from '../platform/files/upload';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from './a-record';

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let colleague: { token: string };
let ananya: { code: string };

const BANK = 8;

/** A PDF of so many bytes, most of them a comment. */
const pdfOf = (size: number) => pdf({ objects: `%${'x'.repeat(size - pdf({ objects: '%\n' }).length)}\n` });

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  colleague = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
  const file = { code: 'proof', key: 'ProofKey', type: 'file', names: { en: 'Proof' }, group: 'all' };
  const of = sectionDefinitionSchema.parse({
    names: { en: 'A section with a file' },
    link: 'ecenter/profilesave/dynamicadd/testfile',
    groups: [{ code: 'all', names: { en: 'All' } }],
    access: { self: 'edit', hr: 'edit' },
    fields: [file],
  });
  await publish(hr.db, 9200, { of });
});
afterAll(() => hr.stop());

test('a long list is searched, a short one is sent, and a bank narrows its branches (FORM-29)', async () => {
  const place = { SectionCode: BANK };
  const fields = (await hr.call('listSectionFields', place, own)).reply();
  const sent = (await hr.call('listSelectOptions', place, own)).reply();
  const searched = fields.filter(({ IsSearched }) => IsSearched).map(({ fieldname }) => fieldname);
  expect(searched).toContain('IFSCCode');
  expect(Object.keys(sent).filter((name) => searched.includes(name))).toEqual([]);

  const branches = (await hr.call('searchBankBranches', {}, own)).reply();
  const [{ BankCode, IFSCCode, Branch } = { BankCode: '', IFSCCode: '', Branch: '' }] = branches;
  const ofBank = (await hr.call('searchBankBranches', { BankCode, SearchText: Branch }, own)).reply();
  expect(ofBank.every((branch) => branch.BankCode === BankCode)).toBe(true);
  expect(ofBank.map((branch) => branch.IFSCCode)).toContain(IFSCCode);

  const ask = async (request: object) =>
    (await hr.call('searchSectionOptions', { ...place, FieldCode: 'IFSCCode', ...request }, own)).reply();
  expect((await ask({ SearchText: IFSCCode })).map(({ value }) => value)).toContain(IFSCCode);
  expect(await ask({ Values: IFSCCode })).toEqual([{ value: IFSCCode, label: expect.any(String), parent: BankCode }]);
  expect(await ask({ SearchText: "%' or 1=1 --" })).toEqual([]);
});

test('options of a field that is closed, or of no field, are not there', async () => {
  for (const FieldCode of ['CheckedOn', 'nosuch'])
    expect((await hr.call('searchSectionOptions', { SectionCode: BANK, FieldCode }, own)).error().code).toBe(
      'not_found',
    );
});

test('a branch of another bank is refused at its field', async () => {
  const branches = (await hr.call('searchBankBranches', {}, own)).reply();
  const [{ IFSCCode } = { IFSCCode: '' }] = branches;
  const values = { BankPlace: 'india', BankCode: 'NOSUCH', IFSCCode };
  const request = { SectionCode: BANK, ...values };
  const refused = (await hr.call('saveSection', request as never, { ...own, member: 'profilebank' })).error();
  expect(refused.issues).toEqual(
    expect.arrayContaining([
      { path: 'BankCode', message: 'unknown_choice' },
      { path: 'IFSCCode', message: 'unknown_choice' },
    ]),
  );
});

describe('a file of a section', () => {
  const send = (token: string, size?: number) =>
    upload(hr, 'uploadSectionFile', {
      token,
      fileName: 'proof.pdf',
      content: size === undefined ? pdf() : pdfOf(size),
      type: 'application/pdf',
    });

  test('is taken with 200,000 bytes, and not with one more (PUPL-01)', async () => {
    expect((await send(own.token, 200_000)).status).toBe(200);
    expect((await send(own.token, 200_001)).error().code).toBe('file_too_large');
  });

  test('is its sender’s alone until a save takes it up, then whoever may read the field reads it', async () => {
    const { HeaderCode } = (await send(own.token)).reply();
    const statuses = async () =>
      Promise.all(
        [own, human, colleague].map(async (who) => [
          (await hr.call('getSectionFileInfo', { HeaderCode }, who)).status,
          (await hr.call('getSectionFile', { headercode: HeaderCode }, who)).status,
        ]),
      );
    expect(await statuses()).toEqual([
      [200, 200],
      [404, 404],
      [404, 404],
    ]);
    const request = { SectionCode: 9200, ChillCode: '', ProofKey: HeaderCode };
    (await hr.call('saveSection', request as never, { ...own, member: 'testfile' })).reply();
    expect(await statuses()).toEqual([
      [200, 200],
      [200, 200],
      [404, 404],
    ]);
    const info = (await hr.call('getSectionFileInfo', { HeaderCode }, human)).reply();
    expect([info.FileName, info.Type]).toEqual(['proof.pdf', 'application/pdf']);
  });

  test('of somebody else, or that is none, is refused at its field', async () => {
    const { HeaderCode } = (await send(human.token)).reply();
    for (const ProofKey of [HeaderCode, 'nobodys', '../../etc/passwd']) {
      const request = { SectionCode: 9200, ProofKey };
      const refused = (await hr.call('saveSection', request as never, { ...own, member: 'testfile' })).error();
      expect(refused.issues).toEqual([{ path: 'ProofKey', message: 'unknown_file' }]);
    }
  });
});

test('the cards beside a record tell who leads somebody, to whom the record is open', async () => {
  const lines = (await hr.call('listReportingInfo', { UserCode: ananya.code }, human)).reply();
  expect(lines.map(({ RepManagerType, AppEmpid, rme }) => [RepManagerType, AppEmpid, rme])).toContainEqual([
    'Reporting manager',
    'E1002',
    true,
  ]);
  const kinds = (await hr.call('listEmploymentStatuses', {}, own)).reply();
  expect(kinds.map(({ Emp_Status_Code }) => Emp_Status_Code)).toContain(3);
  const [status] = (await hr.call('listEmploymentStatuses', { UserCode: ananya.code }, human)).reply();
  expect(status?.FromDate).toMatch(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/);
  const view = (await hr.call('getProfileView', {}, own)).reply();
  expect([view.Empid, view.Active, view.ReportingID]).toEqual(['E1001', 'Y', 'E1002']);
  const of = { UserCode: ananya.code };
  expect((await hr.call('listReportingInfo', of, colleague)).error().code).toBe('not_found');
  expect((await hr.call('listEmploymentStatuses', of, colleague)).error().code).toBe('not_found');
  expect((await hr.call('getProfileView', { ChillCode: ananya.code }, colleague)).error().code).toBe('not_found');
});
