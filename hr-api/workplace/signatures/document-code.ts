import { z } from 'zod';
import { hmac, seal, unseal } from '../../platform/secrets';

const laidSchema = z.strictObject({
  person: z.uuid(),
  document: z.uuid(),
  session: z.uuid(),
  /** Epoch milliseconds. */
  end: z.number().int(),
  press: z.boolean(),
});

/** A document as it lies before one person, in one of their sessions. */
export interface LaidDocument {
  readonly personId: string;
  /** Of the upload. */
  readonly documentId: string;
  readonly sessionId: string;
  /** When it is taken away at the latest. */
  readonly endsAt: Date;
  /** Whether one press signs it, and nothing is drawn or typed. */
  readonly signsByItself: boolean;
}

/** A little more than any code of ours is long. */
const LONGEST = 600;

/** The wire's DocumentCode: nobody can read it or make one, and it opens one document for one person while their session lives. */
export function sealDocumentCode(laid: LaidDocument, key: Buffer): string {
  const { personId: person, documentId: document, sessionId: session, endsAt, signsByItself: press } = laid;
  return seal(key, JSON.stringify({ person, document, session, end: endsAt.getTime(), press }));
}

/** What a DocumentCode opens; null for one that is forged, foreign, broken or over. Whether the session lives, its record says. */
export function openDocumentCode(code: string, key: Buffer, now: Date): LaidDocument | null {
  if (code.length > LONGEST) return null;
  let opened: unknown;
  try {
    opened = JSON.parse(unseal(key, code));
  } catch {
    return null;
  }
  const laid = laidSchema.safeParse(opened).data;
  if (!laid || now.getTime() >= laid.end) return null;
  return {
    personId: laid.person,
    documentId: laid.document,
    sessionId: laid.session,
    endsAt: new Date(laid.end),
    signsByItself: laid.press,
  };
}

/** The wire's UserId: what the e-sign host calls a person, the same each time and telling nothing about them. */
export function userIdOf(personId: string, key: Buffer): string {
  return hmac(key, `person ${personId}`).toString('base64url').slice(0, 22);
}
