import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { audit } from '../audit/audit';
import { countWork } from '../budgets/work';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { discardDraft, type Draft } from '../files/storage/draft';
import { cleanFileName, extensionOf } from '../files/file-name';
import { agreedType, type FileExtension } from '../files/inspection/formats';
import { withoutMetadata } from '../files/inspection/without-metadata';
import type { StoredFile } from '../files/storage/store';
import { storeUpload, type UploadRule } from '../files/uploads';
import { runOnce, type Outcome } from '../idempotency/run-once';
import { keyOf, ruleOfUpload, textOf, type Admitted } from './run-call';

/** The file of an upload as it arrives. */
export interface SentFile {
  readonly content: AsyncIterable<Uint8Array>;
  /** The media type that the sender gives it, in lower case. */
  readonly declaredType: string;
}

/** Reads the body of an upload up to so many bytes of a file, and gives the file to whoever takes it in. */
export type Receive = (sizeLimit: number, take: (sent: SentFile) => Promise<void>) => Promise<void>;

interface Received {
  readonly draft: Draft;
  readonly declaredType: string;
}

/**
 * Runs an admitted upload. Whether it may be, and its name, come before its body is read; its bytes lie in the store before its
 * row is written; and the same file again under the same key is one file.
 */
export async function runUpload(
  admitted: Admitted,
  request: { readonly filename: string },
  receive: Receive,
): Promise<Outcome> {
  const { rule, fileName, extension } = await admitted.inTurn(() => allowUpload(admitted, request));
  const received = await takeIn(admitted, rule, receive);
  let { draft } = received;
  try {
    if (draft.size === 0) throw new ApiError('file_empty');
    const type = await inspect(admitted, extension, received);
    if (rule.dropsMetadata && type === 'image/jpeg') draft = await dropMetadata(admitted, draft);
    await admitted.services.files.place(admitted.db, draft);
    const { id, sha256, size } = draft;
    return await note(admitted, { request, rule, fileName, file: { id, sha256, size, type, createdAt: admitted.now } });
  } catch (error) {
    await discardDraft(draft);
    throw error;
  }
}

/** Everything that can be said before the body is read. */
async function allowUpload(admitted: Admitted, request: { readonly filename: string }) {
  keyOf(admitted);
  const rule = await ruleOfUpload(admitted, request);
  assertDeclared(admitted, rule);
  const fileName = cleanFileName(request.filename);
  const extension = extensionIn(rule, fileName);
  await countWork(admitted, accountIdOf(admitted), 'file');
  return { rule, fileName, extension };
}

function accountIdOf({ caller }: Admitted): string {
  if (caller.actor) return caller.actor.accountId;
  throw new Error('An upload needs a session');
}

function assertDeclared({ services }: Admitted, { subject }: UploadRule): void {
  if (services.capabilities.some(({ uploadSubjects }) => uploadSubjects?.includes(subject))) return;
  throw new Error(`No capability declares the upload subject "${subject}"`);
}

function extensionIn({ types }: UploadRule, fileName: string): FileExtension {
  const extension = extensionOf(fileName);
  const allowed = types.find((type) => type === extension);
  if (allowed) return allowed;
  throw new ApiError('file_type', { params: { types: types.map((type) => `.${type}`).join(', ') } });
}

/** The media type of a file once extension, declared type and content agree (T81). Throws the refusal where they do not. */
async function inspect(
  { caller, services }: Admitted,
  kind: FileExtension,
  { draft, declaredType }: Received,
): Promise<string> {
  const type = agreedType(kind, declaredType);
  if (!type) throw new ApiError('file_content');
  const lane = { source: caller.actor?.accountId ?? '', isPreferred: false };
  await services.inspector.look({ kind, content: draft.path }, lane);
  return type;
}

/** Puts the picture alone in the place of a JPEG that was taken in. */
async function dropMetadata({ db, services }: Admitted, draft: Draft): Promise<Draft> {
  const bytes = await readFile(draft.path);
  const clean = await services.files.receive(db, Readable.from([withoutMetadata(bytes)]));
  await discardDraft(draft);
  return clean;
}

async function takeIn({ db, services }: Admitted, { sizeLimit }: UploadRule, receive: Receive): Promise<Received> {
  let received: Received | undefined;
  try {
    await receive(sizeLimit, async ({ content, declaredType }) => {
      received = { draft: await services.files.receive(db, content), declaredType };
    });
  } catch (error) {
    if (received) await discardDraft(received.draft);
    throw error;
  }
  if (!received) throw new ApiError('bad_request', { message: 'The upload has no part named file' });
  return received;
}

interface Placed {
  readonly request: object;
  readonly rule: UploadRule;
  readonly fileName: string;
  readonly file: StoredFile;
}

/**
 * Writes the row of a file that is in its place. Bytes that turn out to be sent before, or under another's key, go at once;
 * where it is not certain whether the row was written they stay for the sweep, which looks.
 */
async function note(admitted: Admitted, { request, rule, fileName, file }: Placed): Promise<Outcome> {
  const { caller, db, services, name, member, now, requestId } = admitted;
  const { actor } = caller;
  const accountId = accountIdOf(admitted);
  const hashKey = services.secrets.idempotency;
  const asked = [member, request, file.sha256];
  const intent = { accountId, key: keyOf(admitted), call: name, request: asked, hashKey, now };
  try {
    const outcome = await inTransaction(db, (tx) =>
      runOnce(tx, intent, async () => {
        const { id, code } = await storeUpload(tx, { subject: rule.subject, file, fileName, accountId });
        const after = { subject: rule.subject, fileName, size: file.size, type: file.type, sha256: file.sha256 };
        await audit({ actor, db: tx, now, requestId }, { subject: { kind: 'file', id }, action: 'send file', after });
        return textOf(admitted, { HeaderCode: code, FileName: fileName });
      }),
    );
    if (outcome.isReplayed) await services.files.remove(db, file.id);
    return outcome;
  } catch (error) {
    if (error instanceof ApiError) await services.files.remove(db, file.id);
    throw error;
  }
}
