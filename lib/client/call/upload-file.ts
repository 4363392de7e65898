import type { ReplyFor, UploadCallName } from '@/lib/contract/all';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { sentFileName } from '@/lib/files/file-name';
import { withBasePath } from '@/lib/links/links';
import { errorOfReply, isUnanswered } from './call-error';
import { leaveEndedSession } from '../session/leave-ended-session';

interface UploadListener {
  /** Told how much is sent, from 0 to 100 (UPL-08). */
  readonly onProgress?: (percent: number) => void;
  /** Aborts the upload, which then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** What the call is told beside the file (PHOT-16). */
  readonly also?: Readonly<Record<string, string>>;
}

/** The idempotency key of each file that was sent without a reply. */
const keys = new WeakMap<File, string>();

/**
 * Uploads one file through the call proxy. The same file after a lost reply repeats the same upload. An ended session redirects;
 * every failure throws `CallError`.
 */
export async function uploadFile<Name extends UploadCallName>(
  name: Name,
  file: File,
  attention: UploadListener = {},
): Promise<ReplyFor<Name>> {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  try {
    const reply = await post(name, file, key, attention);
    keys.delete(file);
    return reply as ReplyFor<Name>;
  } catch (error) {
    if (!isUnanswered(error)) keys.delete(file);
    throw error;
  }
}

/** XMLHttpRequest, because fetch reports no upload progress. */
async function post(name: UploadCallName, file: File, key: string, { onProgress, signal, also }: UploadListener) {
  signal?.throwIfAborted();
  const fileName = sentFileName(file.name);
  const query = new URLSearchParams({ empid: '', headercode: NO_FILE, filename: fileName, ...also });
  const body = new FormData();
  body.append('file', file, fileName);
  const request = new XMLHttpRequest();
  request.open('POST', withBasePath(`/api/hr/${name}?${query}`));
  request.setRequestHeader('x-hr-portal', '1');
  request.setRequestHeader('idempotency-key', key);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.min(100, Math.round((loaded / total) * 100)));
  const stop = () => request.abort();
  signal?.addEventListener('abort', stop);
  await new Promise<void>((resolve) => {
    request.onloadend = () => resolve();
    request.send(body);
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  const answer = parsed(request.responseText);
  const isDone = request.status === 200;
  if (isDone && answer) return answer;
  const error = errorOfReply(answer, isDone ? 0 : request.status);
  if (error.code === 'unauthenticated') leaveEndedSession();
  throw error;
}

/** Undefined for no reply and for a truncated one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
