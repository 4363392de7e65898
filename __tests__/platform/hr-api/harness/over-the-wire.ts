import { calls, type CallName, type ReplyFor, type RequestFor } from '../../../../lib/contract/all';
import { keyFor, sealedPassword } from './portal-side';
import { SAMPLE_PASSWORD } from './test-settings';

interface WireOptions {
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** Of a family of calls. */
  readonly member?: string;
}

/** A call to an HR API that runs as a process, as the portal makes it: the answer, or null when none came. */
export async function callProcess<Name extends CallName>(
  port: string,
  name: Name,
  request: RequestFor<Name>,
  { token, idempotencyKey, member }: WireOptions = {},
): Promise<{ status: number; isReplayed: boolean; reply: ReplyFor<Name> } | null> {
  const call = calls[name];
  const path = member ? `${call.path}/${member}` : call.path;
  const sent = fetch(`http://127.0.0.1:${port}/${path}`, {
    method: call.method,
    headers: {
      'x-hr-key': keyFor({ ...call, path }, new Date()),
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

/** Sends a file by a call of the kind upload, likewise. */
export async function uploadToProcess(
  port: string,
  { filename, content }: { filename: string; content: string },
  { token = '', idempotencyKey = '' }: WireOptions,
): Promise<{ status: number; reply: ReplyFor<'uploadTicketFile'> } | null> {
  const call = calls.uploadTicketFile;
  const body = new FormData();
  body.set('file', new Blob([content]), filename);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/${call.path}?filename=${encodeURIComponent(filename)}`, {
      method: 'POST',
      headers: {
        'x-hr-key': keyFor(call, new Date()),
        authorization: `Bearer ${token}`,
        'idempotency-key': idempotencyKey,
      },
      body,
    });
    return { status: answer.status, reply: (await answer.json()) as ReplyFor<'uploadTicketFile'> };
  } catch {
    return null;
  }
}

/** The text of a file that a call of the kind download answers; throws for anything but a whole one. */
export async function textFromProcess(port: string, headercode: string, token: string): Promise<string> {
  const call = calls.downloadTicketFile;
  const answer = await fetch(`http://127.0.0.1:${port}/${call.path}?headercode=${headercode}`, {
    headers: { 'x-hr-key': keyFor(call, new Date()), authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`The download was answered ${answer.status}`);
  return answer.text();
}

export async function tokenFrom(port: string, loginId: string): Promise<string> {
  const password = sealedPassword(SAMPLE_PASSWORD, new Date());
  const answer = await callProcess(port, 'signIn', { username: loginId, password });
  if (answer?.status !== 200) throw new Error(`Signing in was answered ${answer?.status}`);
  return answer.reply.authToken;
}
