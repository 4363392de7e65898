import { z } from 'zod';
import { defineCall } from '../../call';
import { code, personSchema } from './shapes';

const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/** Both days belong to it. */
const delegationSchema = z.object({
  DelegationCode: z.string(),
  From: personSchema,
  To: personSchema,
  /** DD-MMM-YYYY. */
  FromDate: z.string(),
  ToDate: z.string(),
  State: z.enum(['planned', 'active']),
  /** The caller's own, which they can stop. */
  IsMine: z.boolean(),
});
export type Delegation = z.output<typeof delegationSchema>;

/** Somebody decides for somebody else for some days. All ours. */
export const delegationCalls = {
  /** What the caller has given and what was given to them, as far as it is not over. */
  listDelegations: defineCall({
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    path: 'api/ecenter/approvaldelegation/dynamiclist/list',
    request: z.object({}),
    reply: z.array(delegationSchema),
  }),

  /**
   * `ChillCode` decides for the caller on the days between `FromDate` and `ToDate` (YYYY-MM-DD), what waits already included, except
   * what they asked for or what concerns them: that goes to the caller's manager. 409 where the caller has given these days already.
   */
  createDelegation: defineCall({
    ...fullWrite,
    path: 'api/ecenter/approvaldelegation/dynamicadd/add',
    request: z.object({ ChillCode: code, FromDate: z.iso.date(), ToDate: z.iso.date() }),
    reply: z.object({ DelegationCode: z.string() }),
  }),

  /** Ends one's own at once; what is undecided is the caller's alone again. 409 for one that is over. */
  stopDelegation: defineCall({
    ...fullWrite,
    path: 'api/ecenter/approvaldelegation/dynamicadd/end',
    request: z.object({ DelegationCode: code }),
    reply: z.object({}),
  }),
};
