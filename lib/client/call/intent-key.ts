/**
 * The idempotency key of sending this content out of a draft. Whoever has the same draft and sends the same arrives at the same
 * key, in another tab or after a reload, so that it is written once (F15, F16).
 */
export async function intentKey(intent: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${intent} ${JSON.stringify(content)}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
