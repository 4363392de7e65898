import { z } from 'zod';
import { defineCall } from '../../call';
import { errorCodes } from '../../platform/errors';
import { APPROVAL_STATUS, MAX_APPROVAL_ROWS, MAX_DECISIONS } from './limits';
import { approvalRowSchema, approvalSchema, code, commentSchema, kindSchema } from './shapes';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/** `Kind` is one kind of subject, empty for all; `Search` is a part of name or number of the person concerned. */
const filterSchema = z.object({
  State: z.enum(['waiting', 'decided', 'asked']).default('waiting'),
  Kind: kindSchema.or(z.literal('')).default(''),
  Search: z.string().max(100).default(''),
});
export type ApprovalFilter = z.input<typeof filterSchema>;

const decisionSchema = z.object({
  StatusCode: z.union([z.literal(APPROVAL_STATUS.approved), z.literal(APPROVAL_STATUS.rejected)]),
  Comments: commentSchema.default(''),
});
const seenSchema = z.object({ KeyCode: code, Version: z.string().max(64) });

/**
 * What waits for a decision, whatever it is about. The paths of list, detail and update are those of Q2, whose screen was the first;
 * the others are ours.
 */
export const approvalCalls = {
  /**
   * Up to `PageSize` behind the row whose `Position` is `After`: what waits for the caller, the longest waiting first; what they
   * decided, the last first; what they asked for, the newest first. What waits for a role is listed in that role.
   */
  listApprovals: defineCall({
    ...fullRead,
    path: 'api/ecenter/profileapprove/dynamiclist/list',
    request: filterSchema.extend({
      After: z.string().max(120).default(''),
      PageSize: z.number().int().min(1).max(MAX_APPROVAL_ROWS).default(50),
    }),
    reply: z.array(approvalRowSchema),
  }),

  countApprovals: defineCall({
    ...fullRead,
    path: 'api/ecenter/profileapprove/dynamiclist/count',
    request: filterSchema,
    reply: z.object({ Count: z.number().int() }),
  }),

  /** Of each kind how many rows that list has, without a search. */
  listApprovalKinds: defineCall({
    ...fullRead,
    path: 'api/ecenter/profileapprove/dynamiclist/kinds',
    request: filterSchema.pick({ State: true }),
    reply: z.array(z.object({ Kind: kindSchema, Name: z.string(), Count: z.number().int() })),
  }),

  /** 404 for one that the caller neither asked for nor is to decide nor has decided. */
  getApproval: defineCall({
    ...fullRead,
    path: 'api/ecenter/profileapprove/dynamicadd/detail',
    request: z.object({ KeyCode: code }),
    reply: approvalSchema,
  }),

  /**
   * `Version` is that of the row that was seen: 409 where it was amended or decided since. 403 for one's own, and for what others
   * decide; 422 for a rejection without a comment. What keeps the approved from being done is said in `params.why`, in words: 409, too.
   */
  decideApproval: defineCall({
    ...fullWrite,
    path: 'api/ecenter/profileapprove/dynamicadd/update',
    request: seenSchema.extend(decisionSchema.shape),
    reply: z.object({}),
  }),

  /**
   * The same decision on several, each by itself: a row that is refused leaves the others alone. `Code` is empty for what is decided
   * so, also by an earlier press, else why not; `Why` says it in words where it lies in what is asked for. `Warning` is there for what is
   * approved, and says in words what follows from it, that of the rows before included.
   */
  decideApprovals: defineCall({
    ...fullWrite,
    path: 'api/ecenter/profileapprove/dynamicadd/updateall',
    request: decisionSchema.extend({ Rows: z.array(seenSchema).min(1).max(MAX_DECISIONS) }),
    reply: z.array(
      z.object({
        KeyCode: z.string(),
        Code: z.enum(['', ...errorCodes]),
        Why: z.string().default(''),
        Warning: z.string().optional(),
      }),
    ),
  }),

  /** By whoever asked, while it is open: 409 afterwards. */
  withdrawApproval: defineCall({
    ...fullWrite,
    path: 'api/ecenter/profileapprove/dynamicadd/withdraw',
    request: z.object({ KeyCode: code }),
    reply: z.object({}),
  }),
};
