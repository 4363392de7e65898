import type { ErrorCode, ErrorReply } from '@/lib/contract/platform/errors';

/** A call that failed, as the browser knows it; its text comes from the messages, by `code`. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: ErrorReply['params'];
  readonly issues: ErrorReply['issues'];
  readonly requestId: string;

  constructor(reply: ErrorReply, status: number) {
    super(reply.message);
    this.name = 'CallError';
    this.code = reply.code;
    this.status = status;
    this.params = reply.params;
    this.issues = reply.issues;
    this.requestId = reply.requestId;
  }
}

/** The error in a reply; none, or a foreign one, counts as an unreachable portal (status 0). */
export async function errorOfResponse(response: Response | null): Promise<CallError> {
  return errorOfReply(await response?.json().catch(() => null), response?.status);
}

/** The same for a body that was parsed already. */
export function errorOfReply(body: unknown, status = 0): CallError {
  const reply = body as ErrorReply | null | undefined;
  return reply?.code ? new CallError(reply, status) : unanswered(status);
}

/** The JSON of a good reply; a truncated one counts as none. */
export async function replyOf<Reply>(response: Response): Promise<Reply> {
  return (await response.json().catch(() => {
    throw unanswered();
  })) as Reply;
}

/** Whether the write may have happened although no reply arrived. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;

const unanswered = (status = 0) => new CallError({ code: 'upstream_unavailable', message: '', requestId: '' }, status);
