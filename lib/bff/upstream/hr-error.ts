import 'server-only';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '../../contract/platform/errors';

interface Details {
  status?: number;
  message?: string;
  params?: ErrorReply['params'];
  issues?: ErrorReply['issues'];
  /** Seconds until it makes sense to ask again. */
  retryAfter?: number;
  /** Which methods a 405 would have allowed. */
  allow?: string;
}

/** A call that was refused or failed, as the person will be told. */
export class HrError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: ErrorReply['params'];
  readonly issues: ErrorReply['issues'];
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;

  constructor(code: ErrorCode, { status, message, params, issues, retryAfter, allow }: Details = {}) {
    super(message ?? code);
    this.name = 'HrError';
    this.code = code;
    this.status = status ?? ERROR_STATUS[code];
    this.params = params;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.allow = allow;
  }

  toReply(requestId: string): ErrorReply {
    const { code, message, params, issues } = this;
    return { code, message, ...(params && { params }), ...(issues && { issues }), requestId };
  }
}
