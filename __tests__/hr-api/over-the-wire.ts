import { calls, type CallName, type ReplyFor, type RequestFor } from '../../lib/contract/all';
import { keyFor, sealedPassword } from './portal-side';
import { SAMPLE_PASSWORD } from './test-settings';

interface WireOptions {
  readonly token?: string;
  readonly idempotencyKey?: string;
}

/** A call to an HR API that runs as a process, as the portal makes it: the answer, or null when none came. */
export async function callProcess<Name extends CallName>(
  port: string,
  name: Name,
  request: RequestFor<Name>,
  { token, idempotencyKey }: WireOptions = {},
): Promise<{ status: number; isReplayed: boolean; reply: ReplyFor<Name> } | null> {
  const call = calls[name];
  const sent = fetch(`http://127.0.0.1:${port}/${call.path}`, {
    method: call.method,
    headers: {
      'x-hr-key': keyFor(call, new Date()),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(call.method === 'POST' && { body: JSON.stringify(request) }),
  });
  try {
    const answer = await sent;
    const reply = (await answer.json()) as ReplyFor<Name>;
    return { status: answer.status, isReplayed: answer.headers.get('idempotency-replayed') === 'true', reply };
  } catch {
    return null;
  }
}

export async function tokenFrom(port: string, loginId: string): Promise<string> {
  const password = sealedPassword(SAMPLE_PASSWORD, new Date());
  const answer = await callProcess(port, 'signIn', { username: loginId, password });
  if (answer?.status !== 200) throw new Error(`Signing in was answered ${answer?.status}`);
  return answer.reply.authToken;
}
