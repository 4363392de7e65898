import { randomUUID } from 'node:crypto';
import { calls, type ReplyFor, type UploadCallName } from '../../../lib/contract/all';
import { errorReplySchema, type ErrorReply } from '../../../lib/contract/platform/errors';
import { IDEMPOTENCY_HEADER, KEY_HEADER } from '../../../lib/contract/platform/key-header';
import { keyFor } from '../hr-api/harness/portal-side';
import type { TestApp } from '../hr-api/harness/start-app';

const EDGE = '----edge-of-the-parts';

export const MULTIPART = `multipart/form-data; boundary=${EDGE}`;

export interface Part {
  readonly name?: string;
  /** What the part calls the file; null for a part that is a field. */
  readonly fileName?: string | null;
  readonly type?: string;
  readonly content: Buffer | string;
  readonly headers?: readonly string[];
}

/** A multipart body as a browser sends it, with its last boundary unless told otherwise. */
export function multipart(parts: readonly Part[], { isWhole = true } = {}): Buffer {
  const bodies = parts.map(({ name = 'file', fileName = 'a', type, content, headers = [] }) => {
    const named = fileName === null ? '' : `; filename="${fileName}"`;
    const lines = [
      `--${EDGE}`,
      `Content-Disposition: form-data; name="${name}"${named}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ...headers,
    ];
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...bodies, Buffer.from(isWhole ? `--${EDGE}--\r\n` : '')]);
}

interface Sent {
  readonly token: string;
  readonly fileName?: string;
  readonly content?: Buffer | string;
  readonly type?: string;
  /** Instead of one part `file` with the content. */
  readonly body?: Buffer;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** A new one for each upload unless given; null sends none. */
  readonly idempotencyKey?: string | null;
}

interface UploadAnswer {
  readonly status: number;
  readonly isReplayed: boolean;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly reply: () => ReplyFor<'uploadTicketFile'>;
  readonly error: () => ErrorReply;
}

/** Sends a file by a call of the kind upload, as the portal does. */
export async function upload(
  hr: TestApp,
  name: UploadCallName,
  {
    token,
    fileName = 'a.csv',
    content = 'a,b\n',
    type = 'application/octet-stream',
    body,
    query,
    headers,
    idempotencyKey = randomUUID(),
  }: Sent,
): Promise<UploadAnswer> {
  const call = calls[name];
  const answer = await hr.app.inject({
    method: 'POST',
    url: `/${call.path}`,
    query: { empid: 'E9999', headercode: '0', filename: fileName, ...query },
    payload: body ?? multipart([{ content, type, fileName: 'whatever' }]),
    headers: {
      'content-type': MULTIPART,
      [KEY_HEADER]: keyFor(call, hr.clock.now),
      authorization: `Bearer ${token}`,
      ...(idempotencyKey !== null && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...headers,
    },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    isReplayed: answer.headers['idempotency-replayed'] === 'true',
    reply: () => {
      if (answer.statusCode !== 200)
        throw new Error(`The upload was refused with ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    error: () => {
      if (answer.statusCode === 200) throw new Error('The upload was not refused');
      return errorReplySchema.parse(answer.json());
    },
  };
}
