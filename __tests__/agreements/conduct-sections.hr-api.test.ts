import { eq } from 'drizzle-orm';
import { agreementsAsking } from '../../hr-api/agreements/agreements-asking';
import { sectionOn } from '../../hr-api/people/record/sections/sections';
import { recordVersions } from '../../hr-api/people/record/tables';
import { keepRow } from '../../hr-api/people/record/values/keep';
import { RecordKeys } from '../../hr-api/people/record/values/keys';
import { newRowId, rowsOn } from '../../hr-api/people/record/values/values';
import { personPhotos } from '../../hr-api/people/tables';
import { dayOf } from '../../hr-api/platform/dates';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import { beginningSections } from '../../hr-api/people/record/beginning/beginning-sections';
import { languages } from '../../lib/contract/platform/languages';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { employmentOf } from '../people/cast-actors';
import { publishFor, uploadPdf } from './conduct-documents';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const sectionsOf = async (token: string, SectionCodes: string, language = 'en') =>
  (await hr.call('listConductSections', { SectionCodes }, { token, language })).reply();

test('sections come grouped, with what is filled in (COND-01, COND-02, COC-36)', async () => {
  const token = await hr.tokenOf('E1010');
  const { SectionCode } = (await hr.call('getConduct', {}, { token })).reply();
  expect(await sectionsOf(token, SectionCode)).toEqual({
    'About you': [
      {
        PersonalSection: 'Photo',
        imgRef: 'photo',
        linkURL: 'profilephoto',
        StatusName: 'Complete',
        SectionCode: '2',
        IsPending: false,
      },
    ],
    'Documents and pay': [
      {
        PersonalSection: 'Benefit nominees',
        imgRef: 'benefit',
        linkURL: 'profilebenefit',
        StatusName: 'Pending',
        SectionCode: '35',
        IsPending: true,
      },
    ],
  });
  const { personId } = await employmentOf(hr, 'E1010');
  await hr.db.delete(personPhotos).where(eq(personPhotos.personId, personId));
  expect((await sectionsOf(token, '2'))['About you']).toMatchObject([{ StatusName: 'Pending', IsPending: true }]);
});

test('every section has a name in six languages; unknown codes are left out', async () => {
  const token = await hr.tokenOf('E1001');
  const codes = [...beginningSections.keys()].map(String);
  for (const language of languages) {
    const all = Object.values(await sectionsOf(token, [...codes, '99', 'x'].join(), language)).flat();
    expect(new Set(all.map(({ PersonalSection }) => PersonalSection)).size).toBe(codes.length);
    expect(new Set(all.map(({ linkURL }) => linkURL)).size).toBe(codes.length);
  }
  const named = await Promise.all(
    languages.map(async (language) => Object.values(await sectionsOf(token, '2', language))[0]?.[0]?.PersonalSection),
  );
  expect(new Set(named).size).toBe(languages.length);
});

test('what one asked for at the gate and others decide counts as done', async () => {
  const token = await hr.tokenOf('E1010');
  const { code: UserCode } = await employmentOf(hr, 'E1010');
  const [relative] = (await hr.call('listRelatives', { UserCode }, { token })).reply();
  const entry = { UserCode, Family_Code: relative!.Family_Code, Benefit_Code: 1, FNominee: 'Yes', Percentage: '50' };
  (await hr.call('saveBenefits', { Entries: [entry] } as never, { token })).reply();
  expect((await sectionsOf(token, '35'))['Documents and pay']).toMatchObject([
    { StatusName: 'Waiting for approval', IsPending: false },
  ]);
  expect((await sectionsOf(token, '35', 'de'))['Unterlagen und Vergütung']).toMatchObject([
    { StatusName: 'Wartet auf Genehmigung' },
  ]);
});

test('what is saved in a section completes its tile, and the agreement can be accepted', async () => {
  const token = await hr.tokenOf('E1010');
  const { SectionCode, ConductCode } = (await hr.call('getConduct', {}, { token })).reply();
  const { personId } = await employmentOf(hr, 'E1010');
  const today = dayOf(hr.clock.now);
  const section = (await sectionOn(hr.db, 35, today))!;
  const [relative] = await rowsOn(hr.db, { personId, sectionCode: 5 }, today);
  const answers = { Family_Code: relative!.rowId, Benefit_Code: 'gratuity', Nominee: 'Yes', Percentage: '100' };
  const keys = new RecordKeys(hr.services.secrets.record);
  const place = { section, personId, rowId: newRowId(hr.clock.now), from: today, seen: null };
  await inTransaction(hr.db, (db) => keepRow({ db, now: hr.clock.now, keys, by: null }, place, answers));
  const nominees = Object.values(await sectionsOf(token, SectionCode))
    .flat()
    .find((tile) => tile.SectionCode === '35');
  expect(nominees).toMatchObject({ StatusName: 'Complete', IsPending: false });
  expect((await hr.call('acceptConduct', { ConductCode, Agree: true }, { token })).status).toBe(200);
});

test('tiles and choices are called as HR calls the sections now', async () => {
  const today = dayOf(hr.clock.now);
  const { definition } = (await sectionOn(hr.db, 3, today))!;
  const renamed = { ...definition, names: { en: 'How to reach you' }, area: 'record' as const };
  await hr.db.insert(recordVersions).values({
    ...{ sectionCode: 3, number: 2, definition: renamed, state: 'published' as const },
    ...{ validFrom: today, publishedAt: hr.clock.now },
  });
  const grouped = await sectionsOf(await hr.tokenOf('E1001'), '3,4');
  expect(Object.entries(grouped).map(([group, members]) => [group, members[0]?.PersonalSection])).toEqual([
    ['About you', 'Address'],
    ['Documents and pay', 'How to reach you'],
  ]);
  const { Sections } = (await hr.call('listConductChoices', {}, { token: await hr.tokenOf('E1004') })).reply();
  expect(Sections.find(({ Code }) => Code === '3')).toEqual({ Code: '3', Name: 'How to reach you' });
});

test('only people it is pending for or who accepted it can read its PDF (T64)', async () => {
  const upload = await uploadPdf(hr);
  await publishFor(hr, 'E1016', { kind: 'pdf', documentId: upload.id });
  const fileFor = (token: string, headercode = upload.code) => hr.call('getConductFile', { headercode }, { token });
  const token = await hr.tokenOf('E1016');
  const { FileCode, ConductCode } = (await hr.call('getConduct', {}, { token })).reply();
  const answer = await fileFor(token, FileCode);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await fileFor(await hr.tokenOf('E1001'))).error().code).toBe('not_found');
  expect((await fileFor(token, 'no-such-file')).error().code).toBe('not_found');
  const { authToken } = (await hr.call('acceptConduct', { ConductCode, Agree: true }, { token })).reply();
  expect((await fileFor(authToken)).status).toBe(200);
});

test('a hostile text of an agreement is cleaned before it leaves (T69)', async () => {
  const content = '<p onclick="x()">Read</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>';
  await publishFor(hr, 'E1017', { kind: 'html', content });
  const token = await hr.tokenOf('E1017');
  expect((await hr.call('getConduct', {}, { token })).reply().TableContent).toMatch(/^<p>Read<\/p>/);
});

test('an agreement that asks for a section is named before it is saved, to whom it asks', async () => {
  const { personId } = await employmentOf(hr, 'E1010');
  const other = await employmentOf(hr, 'E1001');
  const asking = (of: string, sectionCode: number, language: 'en' | 'de' = 'en') =>
    agreementsAsking({ db: hr.db, now: hr.clock.now, language, personId: of, sectionCode });
  const [title] = await asking(personId, 35);
  expect(title).toBeTruthy();
  expect((await asking(personId, 35, 'de'))[0]).not.toBe('');
  expect(await asking(personId, 5)).toEqual([]);
  expect(await asking(other.personId, 35)).toEqual([]);
});
