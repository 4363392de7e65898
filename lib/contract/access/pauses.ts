import { z } from 'zod';
import { defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { LENGTH } from './limits';

/** A person whose passwords are not looked at for now. Times are ISO 8601. */
const pauseSchema = z.object({
  AccountCode: z.string(),
  ChillCode: z.string(),
  empid: z.string(),
  Name: z.string(),
  HasPhoto: z.boolean(),
  /** Whether guesses failed in a browser in which the person was before, in others, or in both. */
  Where: z.enum(['own', 'elsewhere', 'both']),
  Since: z.string(),
  Until: z.string(),
});
export type Pause = z.output<typeof pauseSchema>;

/** What administrators do about people who have to wait after too many wrong passwords. The paths are ours. */
export const pauseCalls = {
  /** Those who wait now, who began last first; 200 at most. */
  listPauses: defineCall({
    path: 'api/process/signinpauses/dynamiclist/pauselist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(pauseSchema),
  }),

  /** The person can sign in and ask for codes as if nothing had failed, wherever they are. */
  liftPause: defineCall({
    path: 'api/process/signinpauses/dynamicadd/pauselift',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({
      AccountCode: z.uuid(),
      Reason: oneLine(LENGTH.liftReason[1]).min(LENGTH.liftReason[0]),
    }),
    reply: z.object({}),
  }),
};
