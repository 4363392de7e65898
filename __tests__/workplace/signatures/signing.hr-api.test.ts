import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { persons } from '../../../hr-api/people/tables';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import { verifySignedCopy } from '../../../hr-api/workplace/signatures/verify';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { drawing, INK, PAPER, stroke, WHITE } from './drawing';
import { DOT, MARK, pageOf, startSigningHost, type SigningHost } from './signing-host';

let hr: TestApp;
let host: SigningHost;
beforeAll(async () => {
  hr = await startApp();
  host = await startSigningHost(hr);
});
afterAll(async () => {
  await host.app.close();
  await hr.stop();
});

async function laidBefore(empid: string) {
  const token = await hr.tokenOf(empid);
  return { token, conduct: (await hr.call('getConduct', {}, { token })).reply() };
}

const documentOf = (conduct: { UserId: string; DocumentCode: string }) =>
  host.get(`/document/${conduct.UserId}/${conduct.DocumentCode}`, { 'sec-fetch-site': 'same-origin' });

test('signing stamps the document, adds a certificate, and HR can verify it', async () => {
  const { conduct, token } = await laidBefore('E1009');
  const before = await PDFDocument.load((await documentOf(conduct)).bytes);
  expect(
    before
      .getForm()
      .getFields()
      .map((field) => field.getName()),
  ).toEqual(['signature']);

  const answer = await host.sign(conduct);
  expect(answer.status).toBe(200);
  const { DocumentCode: code } = answer.json() as { DocumentCode: string };
  expect((await hr.call('getConduct', {}, { token })).reply().SignatureCode).toBe(code);

  const { bytes } = await documentOf(conduct);
  const signed = await PDFDocument.load(bytes);
  expect(signed.getPageCount()).toBe(before.getPageCount() + 1);
  expect(signed.getForm().getFields()).toEqual([]);
  expect(signed.getSubject()).toContain('(E1009)');
  expect(signed.getSubject()).toContain(code);

  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await verifySignedCopy(hr.db, sha256)).toMatchObject({ empid: 'E1009', signedAt: hr.clock.now });
  const changed = Buffer.from(bytes);
  changed[changed.length - 20]! ^= 1;
  expect(await verifySignedCopy(hr.db, createHash('sha256').update(changed).digest('hex'))).toBeNull();

  const [row] = await hr.db.select().from(signatures).where(eq(signatures.code, code));
  const trail = await hr.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'sign document'), eq(auditEntries.subjectId, row!.documentId)));
  expect(trail).toEqual([{ after: { signature: row!.id, way: 'drawn', sha256 } }]);
  expect((await host.get(pageOf(conduct))).bytes.toString()).toContain(`value="${code}"`);
});

/** Somebody's own name, typed. */
async function typed(empid: string) {
  const [person] = await hr.db.select({ name: persons.name }).from(persons).where(eq(persons.empid, empid));
  return { way: 'typed', typedName: person!.name };
}

test('nobody signs by another name than their own, however spaces and capitals are typed', async () => {
  const { conduct } = await laidBefore('E1009');
  await hr.db.delete(signatures);
  const { typedName } = await typed('E1009');
  for (const other of ['Ananya Rao', `${typedName} Rao`, ' ', undefined]) {
    const answer = await host.sign(conduct, { way: 'typed', typedName: other });
    expect([answer.status, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid',
        issues: [{ path: 'typedName', message: `The signature has to be your own name: ${typedName}` }],
      }),
    ]);
  }
  expect(await hr.db.$count(signatures)).toBe(0);
  const own = { way: 'typed', typedName: `  ${typedName.toUpperCase().replace(' ', '   ')} ` };
  expect((await host.sign(conduct, own)).status).toBe(200);
});

test('two presses at once, and one more later, leave one signature and one file', async () => {
  const { conduct } = await laidBefore('E1011');
  const filesBefore = await hr.db.$count(storedFiles);
  const answers = await Promise.all([host.sign(conduct), host.sign(conduct), host.sign(conduct, await typed('E1011'))]);
  const later = await host.sign(conduct);
  const codes = [...answers, later].map((answer) => answer.json().DocumentCode);
  expect(new Set(codes).size).toBe(1);
  expect(await hr.db.$count(signatures, eq(signatures.code, String(codes[0])))).toBe(1);
  expect(await hr.db.$count(storedFiles)).toBe(filesBefore + 1);
  let lying = 0;
  for await (const found of hr.services.files.list(hr.db)) if (found.writtenAt.getTime() > 0) lying += 1;
  expect(lying).toBe(filesBefore + 1);
});

test('a signature records the address seen by a trusted proxy only', async () => {
  const { conduct } = await laidBefore('E1009');
  const env = { ...hr.services.env, TRUSTED_PROXIES: 1 };
  const behindProxy = await startSigningHost({ ...hr, services: { ...hr.services, env } });
  for (const [at, address] of [
    [behindProxy, '203.0.113.7'],
    [host, null],
  ] as const) {
    await hr.db.delete(signatures);
    expect((await at.sign(conduct, {}, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })).status).toBe(200);
    expect(await hr.db.select({ address: signatures.clientAddress }).from(signatures)).toEqual([{ address }]);
  }
  await behindProxy.app.close();
});

test.each([
  ['one point', `data:image/png;base64,${DOT}`],
  ['nothing on a large paper', drawing(400, 120, () => PAPER)],
  ['white on white', stroke(200, 3, WHITE)],
  ['what nobody can see', stroke(200, 3, [16, 36, 63, 20])],
  ['one touch of the pen', stroke(7, 7)],
  ['a hair', stroke(30, 1)],
])('a drawn signature of %s is none', async (_, mark) => {
  const { conduct } = await laidBefore('E1009');
  await hr.db.delete(signatures);
  const answer = await host.sign(conduct, { mark });
  expect([answer.status, answer.json().code]).toEqual([422, 'file_empty']);
  expect(await hr.db.$count(signatures)).toBe(0);
});

test('a drawn signature of more points than a screen shows is refused', async () => {
  const { conduct } = await laidBefore('E1009');
  await hr.db.delete(signatures);
  const large = await host.sign(conduct, { mark: drawing(1001, 1000, (x, y) => (x === y ? INK : PAPER)) });
  expect([large.status, large.json().code]).toEqual([422, 'file_excessive']);
});

test.each([
  ['one short stroke', stroke(30)],
  ['one stroke of a stylus over half the paper', stroke(400, 1)],
  ['ink on white paper', drawing(200, 60, (x, y) => (Math.abs(x - y * 2) < 2 ? INK : WHITE))],
])('a drawn signature of %s is taken', async (_, mark) => {
  const { conduct } = await laidBefore('E1009');
  await hr.db.delete(signatures);
  expect((await host.sign(conduct, { mark })).status).toBe(200);
});

test.each([
  ['another way', { way: 'shouted' }],
  ['a press where a hand is asked for', { way: 'automatic' }],
  ['no picture', { mark: '' }],
  ['a picture of another kind', { mark: MARK.replace('png', 'jpeg') }],
  ['a picture that is too large', { mark: `${MARK.split(',')[0]},${'A'.repeat(268_000)}` }],
  ['bytes that are no picture', { mark: `${MARK.split(',')[0]},AAAA` }],
])('a signing with %s is refused and leaves nothing', async (_, changed) => {
  const { conduct } = await laidBefore('E1009');
  await hr.db.delete(signatures);
  const answer = await host.sign(conduct, changed);
  expect([400, 413, 422]).toContain(answer.status);
  expect(await hr.db.$count(signatures)).toBe(0);
});
