/**
 * The idempotency key for sending this content of a draft: the same in another tab and after a reload, so that it is written once
 * (F15, F16).
 */
export async function intentKey(intent: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${intent} ${JSON.stringify(content)}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
