import { eq } from 'drizzle-orm';
import { acceptances, conducts } from '../../hr-api/agreements/tables';
import { storedFiles, uploads } from '../../hr-api/platform/files/tables';
import { newCode } from '../../hr-api/platform/new-code';
import { signatures } from '../../hr-api/workplace/signatures/tables';
import { pdf } from '../platform/files/sample-files';
import { upload } from '../platform/files/upload';
import { employmentOf } from '../people/cast-actors';
import { conductDraft } from './conduct-draft';
import { startConductAdmin, type ConductAdmin } from './conduct-admin';

let hr: ConductAdmin['hr'];
let tokens: ConductAdmin['tokens'];
let ask: ConductAdmin['ask'];
let save: ConductAdmin['save'];
let publish: ConductAdmin['publish'];
let forPerson: ConductAdmin['forPerson'];
beforeEach(async () => {
  ({ hr, tokens, ask, save, publish, forPerson } = await startConductAdmin());
});
afterEach(() => hr.stop());

test('a draft claims its PDF, the series keeps it, active content is refused', async () => {
  const send = (content: Buffer) =>
    upload(hr, 'uploadConductFile', { token: tokens.sofia, fileName: 'rules.pdf', content, type: 'application/pdf' });
  expect((await send(pdf({ objects: '<< /S /JavaScript /JS (x) >>' }))).error().code).toBe('file_active');
  const { HeaderCode } = (await send(pdf())).reply();
  const stranger = await hr.call('saveConduct', conductDraft({ Form: 'pdf', FileHeaderCode: HeaderCode }), {
    token: await hr.tokenOf('E1006'),
  });
  expect(stranger.error().code).toBe('invalid');
  const read = (token: string) => hr.call('getConductFile', { headercode: HeaderCode }, { token });
  expect([(await read(tokens.sofia)).status, (await read(tokens.ananya)).status]).toEqual([200, 404]);
  const first = await save({ Form: 'signed-pdf', FileHeaderCode: HeaderCode });
  const administrator = await hr.tokenOf('E1006');
  expect([(await read(administrator)).status, (await read(tokens.ananya)).status]).toEqual([200, 404]);
  await publish(first.ConductCode);
  const next = await save({ Series: first.Series, Form: 'auto-signed-pdf', FileHeaderCode: HeaderCode });
  expect((await ask('getConductVersion', { ConductCode: next.ConductCode })).reply()).toMatchObject({
    Form: 'auto-signed-pdf',
    FileCode: HeaderCode,
    FileName: 'rules.pdf',
  });
  await ask('deleteConductDraft', { ConductCode: next.ConductCode });
  const takenAt = async () => (await hr.db.select().from(uploads).where(eq(uploads.code, HeaderCode)))[0]?.takenAt;
  expect(await takenAt()).not.toBeNull();

  const other = (await send(pdf())).reply().HeaderCode;
  const draft = await save({ Form: 'pdf', FileHeaderCode: other });
  await save({ ConductCode: draft.ConductCode, Form: 'text' });
  const [released] = await hr.db.select().from(uploads).where(eq(uploads.code, other));
  expect(released?.takenAt).toBeNull();
});

test('a signed copy is for who signed it and for HR, and is known by the digest of its bytes', async () => {
  const content = pdf();
  const { HeaderCode } = (
    await upload(hr, 'uploadConductFile', {
      token: tokens.sofia,
      fileName: 'letter.pdf',
      content,
      type: 'application/pdf',
    })
  ).reply();
  const { ConductCode } = await save({
    Form: 'signed-letter',
    FileHeaderCode: HeaderCode,
    Audience: await forPerson('E1001'),
  });
  await publish(ConductCode);
  const [conduct] = await hr.db.select().from(conducts).where(eq(conducts.code, ConductCode));
  const file = await hr.services.files.keep(
    hr.db,
    (async function* () {
      yield pdf({ objects: '<< /Signed true >>' });
    })(),
    hr.clock.now,
  );
  const { personId } = await employmentOf(hr, 'E1001');
  const code = newCode();
  const [signature] = await hr.db
    .insert(signatures)
    .values({
      code,
      documentId: conduct!.documentId!,
      personId,
      fileId: file.id,
      documentHash: '0'.repeat(64),
      way: 'typed',
      signedName: 'Ananya',
      signedAt: hr.clock.now,
    })
    .returning();
  await hr.db
    .insert(acceptances)
    .values({ conductId: conduct!.id, personId, acceptedAt: hr.clock.now, signatureId: signature!.id });

  const read = (token: string) => hr.call('getSignedConduct', { SignatureCode: code }, { token });
  expect((await read(tokens.ananya)).status).toBe(200);
  expect((await read(tokens.sofia)).bytes).toHaveLength(file.size);
  expect((await read(await hr.tokenOf('E1002'))).error().code).toBe('not_found');
  const [stored] = await hr.db.select().from(storedFiles).where(eq(storedFiles.id, file.id));
  expect((await ask('verifySignature', { Sha256: stored!.sha256 })).reply()).toEqual({
    IsSigned: true,
    Name: 'Ananya',
    empid: 'E1001',
    SignedAt: hr.clock.now.toISOString(),
    ConductName: 'Travel rules',
  });
  expect((await ask('verifySignature', { Sha256: 'f'.repeat(64) })).reply().IsSigned).toBe(false);
});
