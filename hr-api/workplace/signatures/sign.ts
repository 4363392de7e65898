import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { storedFiles } from '../../platform/files/tables';
import { newCode } from '../../platform/new-code';
import { wireInstant, ZONE } from '../../platform/dates';
import type { Services } from '../../platform/calls/services';
import { fairQueue } from '../../platform/fair-queue';
import { signatureOf, type Signature } from './data';
import type { OpenSigningRequest } from './signing-request';
import { MAX_MARK_BYTES, MAX_NAME_BYTES, MAX_TYPED_NAME } from './limits';
import { isOwnName, ownNameOf } from './own-name';
import { stampPdf } from './stamping/stamp';
import { signatures, SIGNING_WAYS } from './tables';

const DATA_URL = 'data:image/png;base64,';

/** A PNG as a data address, of so many bytes at most. */
const png = (most: number) =>
  z
    .string()
    .startsWith(DATA_URL)
    .max(DATA_URL.length + Math.ceil(most / 3) * 4 + 4)
    .transform((text) => Buffer.from(text.slice(DATA_URL.length), 'base64'))
    .refine((bytes) => bytes.length <= most);

export const signingSchema = z.object({
  way: z.enum(SIGNING_WAYS),
  mark: png(MAX_MARK_BYTES),
  name: png(MAX_NAME_BYTES).nullish(),
  /** What was typed, which the mark shows; a hand's strokes say no name. */
  typedName: z.string().max(MAX_TYPED_NAME).nullish(),
});
export type Signing = z.output<typeof signingSchema>;

export interface SigningContext {
  readonly db: Database;
  readonly services: Pick<Services, 'env' | 'files' | 'inspector'>;
  readonly now: Date;
  readonly requestId: string;
  readonly clientAddress: string | null;
  readonly font: Buffer;
}

/** Each holds a document in memory and computes: one at a time, and nobody before others by asking often. */
const stampInTurn = fairQueue({ running: 1, waiting: 50, waitingOfOneSource: 3 });

/**
 * Signs what lies before a person and answers their signature: the one that is there where they have signed it already. Throws
 * `invalid` for a press where a hand is asked for, and the reverse: what the certificate says of the way has to be so. Throws
 * `file_empty` where nothing is drawn, or next to nothing. Nobody signs by a name that is not their account's: `invalid` with what the
 * name is.
 */
export async function sign(opened: OpenSigningRequest, signing: Signing, context: SigningContext): Promise<Signature> {
  if (opened.signature) return opened.signature;
  if ((signing.way === 'automatic') !== opened.signsByItself) throw new ApiError('invalid');
  if (signing.way === 'typed' && !isOwnName(signing.typedName ?? '', opened.signer)) {
    const message = `The signature has to be your own name: ${ownNameOf(opened.signer)}`;
    throw new ApiError('invalid', { issues: [{ path: 'typedName', message }] });
  }
  const { db, services, now } = context;
  const lane = { source: opened.actor.accountId, isPreferred: false };
  for (const content of [signing.mark, signing.name])
    if (content) await services.inspector.look({ kind: 'drawing', content }, lane);
  const code = newCode();
  const stamped = await stampInTurn(lane, async () => {
    const original = await buffer(await services.files.open(db, opened.file));
    const stamp = {
      company: services.env.COMPANY_NAME,
      accent: services.env.COMPANY_ACCENT,
      logo: services.env.COMPANY_LOGO,
      documentName: opened.documentName,
      signerName: opened.signer.name,
      empid: opened.signer.empid,
      signedAt: `${wireInstant(now)} ${ZONE}`,
      code,
      way: signing.way,
      mark: signing.mark,
      namePicture: signing.name ?? null,
    };
    return stampPdf(original, stamp, context.font);
  });
  const file = await services.files.write(db, Readable.from([stamped.bytes]), now);
  const signature = await inTransaction(db, async (tx) => {
    const { personId } = opened.actor;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${personId} ${opened.documentId}`}, 0))`);
    const earlier = await signatureOf(tx, personId, opened.documentId);
    if (earlier) return earlier;
    await tx.insert(storedFiles).values(file);
    const [row] = await tx
      .insert(signatures)
      .values({
        code,
        documentId: opened.documentId,
        personId,
        fileId: file.id,
        documentHash: stamped.documentHash,
        way: signing.way,
        signedName: opened.signer.name,
        clientAddress: context.clientAddress,
        signedAt: now,
      })
      .returning();
    if (!row) throw new Error('The signature was not noted');
    await audit(
      { actor: opened.actor, db: tx, now, requestId: context.requestId },
      {
        subject: { kind: 'document', id: opened.documentId },
        action: 'sign document',
        after: { signature: row.id, way: signing.way, sha256: file.sha256 },
      },
    );
    return row;
  });
  if (signature.fileId !== file.id) await services.files.remove(db, file.id);
  return signature;
}
