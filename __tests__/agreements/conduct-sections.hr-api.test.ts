import { eq } from 'drizzle-orm';
import { personPhotos } from '../../hr-api/people/tables';
import { PROFILE_SECTIONS } from '../../hr-api/agreements/gate/profile-sections';
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
  const codes = PROFILE_SECTIONS.map(({ code }) => code);
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
