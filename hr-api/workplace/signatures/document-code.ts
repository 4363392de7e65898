import { z } from 'zod';
import { hmac, seal, unseal } from '../../platform/secrets';

const signingRequestSchema = z.strictObject({
  person: z.uuid(),
  document: z.uuid(),
  session: z.uuid(),
  /** Epoch milliseconds. */
  end: z.number().int(),
  press: z.boolean(),
});

/** A document as it lies before one person, in one of their sessions. */
export interface SigningRequest {
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
const MAX_LENGTH = 600;

/** The wire's DocumentCode: nobody can read it or make one, and it opens one document for one person while their session lives. */
export function sealDocumentCode(request: SigningRequest, key: Buffer): string {
  const { personId: person, documentId: document, sessionId: session, endsAt, signsByItself: press } = request;
  return seal(key, JSON.stringify({ person, document, session, end: endsAt.getTime(), press }));
}

/** What a DocumentCode opens; null for one that is forged, foreign, broken or over. Whether the session lives, its record says. */
export function openDocumentCode(code: string, key: Buffer, now: Date): SigningRequest | null {
  if (code.length > MAX_LENGTH) return null;
  let opened: unknown;
  try {
    opened = JSON.parse(unseal(key, code));
  } catch {
    return null;
  }
  const request = signingRequestSchema.safeParse(opened).data;
  if (!request || now.getTime() >= request.end) return null;
  return {
    personId: request.person,
    documentId: request.document,
    sessionId: request.session,
    endsAt: new Date(request.end),
    signsByItself: request.press,
  };
}

/** The wire's UserId: what the e-sign host calls a person, the same each time and telling nothing about them. */
export function userIdOf(personId: string, key: Buffer): string {
  return hmac(key, `person ${personId}`).toString('base64url').slice(0, 22);
}
