import { z } from 'zod';

/** Many times what an authenticator answers; its longest answers carry a certificate. */
const MAX_ANSWER = 30_000;

/** What an authenticator answered, as JSON text, and the portal's own origin, which the portal says and no browser. */
export const passkeyAnswerSchema = z.object({
  Passkey: z.string().min(1).max(MAX_ANSWER),
  Origin: z.url({ protocol: /^https?$/ }).max(300),
});

/** The same where a code may be typed instead. */
export const passkeyInsteadSchema = z.object({
  Passkey: z.string().max(MAX_ANSWER).default(''),
  Origin: passkeyAnswerSchema.shape.Origin.optional(),
});

export const passkeyOriginSchema = passkeyAnswerSchema.pick({ Origin: true });

/** What a browser's WebAuthn is asked with, as JSON text. */
export const passkeyOptionsSchema = z.object({ Options: z.string() });
