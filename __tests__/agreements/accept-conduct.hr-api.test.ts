import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { acceptances, conducts } from '../../hr-api/agreements/tables';
import { signatures } from '../../hr-api/workplace/signatures/tables';
import { accounts } from '../../hr-api/people/accounts/tables';
import type { RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { employmentOf } from '../people/cast-actors';
import { documentOfSeries, publishFor, signFor, uploadPdf } from './conduct-documents';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

type Consent = RequestFor<'acceptConduct'>;
const accept = (token: string, consent: Consent, language = 'en') =>
  hr.call('acceptConduct', { Agree: true, ...consent }, { token, language });
const waitingFor = async (token: string) => (await hr.call('getConduct', {}, { token, language: 'en' })).reply();
const isLetIn = async (token: string) => (await hr.call('listMenu', {}, { token })).status === 200;

async function acceptanceOf(empid: string, conductCode: string) {
  const { personId } = await employmentOf(hr, empid);
  const [row] = await hr.db
    .select({ acceptance: acceptances, conductId: conducts.id })
    .from(acceptances)
    .innerJoin(conducts, eq(conducts.id, acceptances.conductId))
    .where(and(eq(acceptances.personId, personId), eq(conducts.code, conductCode)));
  return row ?? null;
}

test('accepting confirms, issues a new token and is not asked again (SCALL-29, SOPQ-23, T36)', async () => {
  const token = await hr.tokenOf('E1008');
  const { ConductCode } = await waitingFor(token);
  const { authToken, ischg, message } = (await accept(token, { ConductCode })).reply();
  expect([ischg, message]).toEqual([0, 'Code of conduct has been submitted successfully']);
  expect(await isLetIn(authToken)).toBe(true);
  expect((await hr.call('getSession', {}, { token })).status).toBe(401);
  expect((await hr.signIn('E1008')).reply().ischg).toBe(0);

  const stored = await acceptanceOf('E1008', ConductCode);
  expect(stored?.acceptance).toMatchObject({ acceptedAt: hr.clock.now, signatureId: null, language: 'en' });
  const [row] = await hr.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'accept conduct'), eq(auditEntries.subjectId, stored!.conductId)));
  expect(row).toMatchObject({ subjectKind: 'conduct', after: { language: 'en', signatureId: null } });
});

test('the gate needs the ticked box and the pending agreement (COC-12, T46)', async () => {
  const theirs = await publishFor(hr, 'E1002', { kind: 'html' });
  const token = await hr.tokenOf('E1010');
  const { ConductCode } = await waitingFor(token);
  const refusals = [
    await accept(token, { ConductCode, Agree: false }),
    await hr.call('acceptConduct', { ConductCode }, { token }),
    await accept(token, { ConductCode: theirs.code }),
    await accept(token, { ConductCode: 'no-such-code' }),
    await accept(token, { ConductCode: '' }),
  ];
  expect(refusals.map(({ error }) => error().code)).toEqual(['invalid', 'invalid', 'conflict', 'conflict', 'conflict']);
  expect(refusals[0]!.error().issues).toEqual([{ path: 'Agree', message: 'You must check agree' }]);
  expect(await acceptanceOf('E1010', ConductCode)).toBeNull();
  expect(await isLetIn(token)).toBe(false);
});

test('who is not asked for anything cannot accept what is somebody else’s (T46)', async () => {
  const theirs = await publishFor(hr, 'E1003', { kind: 'html' });
  const answer = await accept(await hr.tokenOf('E1005'), { ConductCode: theirs.code });
  expect(answer.error().code).toBe('not_found');
});

test.each([
  ['a PDF with a place for it', 'E1009', 'information-security', { IsPlaceholderPdf: true, IsSignedLetter: false }],
  ['a letter', 'E1011', 'confidentiality', { IsPlaceholderPdf: false, IsSignedLetter: true }],
])('%s is accepted only with the person’s own signature (COC-13, COC-14, COC-17, T46, T76)', async (...row) => {
  const [, empid, series, form] = row;
  const documentId = await documentOfSeries(hr, series);
  const elsewhere = await signFor(hr, empid, (await uploadPdf(hr)).id);
  const somebodyElses = await signFor(hr, 'E1001', documentId);
  const token = await hr.tokenOf(empid);
  const { ConductCode, ...conduct } = await waitingFor(token);
  expect(conduct).toMatchObject({ ...form, IsPdf: true, SignatureCode: '' });
  expect([conduct.UserId, conduct.DocumentCode, conduct.FileCode]).not.toContain('');

  for (const SignedLetter of ['', elsewhere, somebodyElses, 'made-up', conduct.FileCode]) {
    const refusal = (await accept(token, { ConductCode, SignedLetter })).error();
    expect(refusal.issues).toEqual([{ path: 'SignedLetter', message: 'You must Sign the document' }]);
  }
  const SignedLetter = await signFor(hr, empid, documentId);
  expect((await waitingFor(token)).SignatureCode).toBe(SignedLetter);
  expect((await accept(token, { ConductCode, SignedLetter })).status).toBe(200);
  const [signature] = await hr.db.select().from(signatures).where(eq(signatures.code, SignedLetter));
  expect((await acceptanceOf(empid, ConductCode))?.acceptance.signatureId).toBe(signature?.id);
});

test('a plain PDF is accepted without a signature', async () => {
  await publishFor(hr, 'E1016', { kind: 'pdf', documentId: (await uploadPdf(hr)).id });
  const token = await hr.tokenOf('E1016');
  const conduct = await waitingFor(token);
  expect(conduct).toMatchObject({ IsPdf: true, IsPlaceholderPdf: false, IsSignedLetter: false, AutoSign: false });
  expect((await accept(token, { ConductCode: conduct.ConductCode })).status).toBe(200);
});

test('an agreement whose document is not there is agreed to by its text', async () => {
  await publishFor(hr, 'E1006', { kind: 'placeholder-pdf' });
  const token = await hr.tokenOf('E1006');
  const conduct = await waitingFor(token);
  expect(conduct).toMatchObject({ IsPdf: false, IsPlaceholderPdf: false, DocumentCode: '', FileCode: '' });
  expect((await accept(token, { ConductCode: conduct.ConductCode })).status).toBe(200);
});

test('every pending agreement must be accepted before the pop-up follows (COC-22)', async () => {
  await publishFor(hr, 'E1017', { kind: 'html', publishedAt: new Date(hr.clock.now.getTime() - 60_000) });
  const second = await publishFor(hr, 'E1017', { kind: 'html' });
  await hr.db.update(accounts).set({ popupFlag: 2 }).where(eq(accounts.loginId, 'E1017'));
  const token = await hr.tokenOf('E1017');
  const first = (await accept(token, { ConductCode: (await waitingFor(token)).ConductCode })).reply();
  expect([first.ischg, await isLetIn(first.authToken)]).toEqual([3, false]);
  expect((await waitingFor(first.authToken)).ConductCode).toBe(second.code);
  const last = (await accept(first.authToken, { ConductCode: second.code })).reply();
  expect([last.ischg, await isLetIn(last.authToken)]).toEqual([2, true]);
});

test('agreeing at two places at once leaves one acceptance, and both go on (F15)', async () => {
  await publishFor(hr, 'E1014', { kind: 'html' });
  const [here, there] = [await hr.tokenOf('E1014'), await hr.tokenOf('E1014')];
  const { ConductCode } = await waitingFor(here);
  const answers = await Promise.all([here, there].map((token) => accept(token, { ConductCode })));
  expect(answers.map(({ reply }) => reply().ischg)).toEqual([0, 0]);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'accept conduct'));
  const { conductId } = (await acceptanceOf('E1014', ConductCode))!;
  expect(rows.filter(({ subjectId }) => subjectId === conductId)).toHaveLength(1);
});

test('a second tab that still shows the agreement goes on too, and leaves nothing behind (T46)', async () => {
  const { code, id } = await publishFor(hr, 'E1013', { kind: 'html' });
  const first = (await accept(await hr.tokenOf('E1013'), { ConductCode: code })).reply();
  const second = (await accept(first.authToken, { ConductCode: code })).reply();
  expect([first.ischg, second.ischg, second.message]).toEqual([2, 2, '']);
  expect(await isLetIn(second.authToken)).toBe(true);
  expect((await hr.call('getSession', {}, { token: first.authToken })).status).toBe(401);
  expect(await hr.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toHaveLength(1);
});

test('who agreed to look through their profile goes on (COC-27, COC-35)', async () => {
  const token = await hr.tokenOf('E1010');
  const { ConductCode, ProfileSection } = await waitingFor(token);
  expect(ProfileSection).toBe(true);
  expect((await accept(token, { ConductCode }, 'ja')).reply()).toMatchObject({
    ischg: 0,
    message: expect.stringContaining('を送信しました'),
  });
  expect((await acceptanceOf('E1010', ConductCode))?.acceptance.language).toBe('ja');
});

test('the same press twice at once lets the session go on once (F15)', async () => {
  await publishFor(hr, 'E1001', { kind: 'html' });
  const token = await hr.tokenOf('E1001');
  const { ConductCode } = await waitingFor(token);
  const answers = await Promise.all([1, 2].map(() => accept(token, { ConductCode })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 409]).toContain(statuses[1]);
});

test('who waits though HR has taken the agreement back goes on', async () => {
  const { id } = await publishFor(hr, 'E1012', { kind: 'html' });
  const token = await hr.tokenOf('E1012');
  await hr.db.update(conducts).set({ publishedAt: null }).where(eq(conducts.id, id));
  expect((await hr.call('getConduct', {}, { token })).error().code).toBe('not_found');
  const { authToken, ischg } = (await accept(token, { ConductCode: '' })).reply();
  expect(ischg).toBe(1);
  expect(await isLetIn(authToken)).toBe(true);
});
