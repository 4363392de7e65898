import { z } from 'zod';
import { defineCall } from '../call';

const own = { reach: 'browser', gate: 'full', effect: 'read', request: z.object({}) } as const;

/** What is held about oneself, whatever role is active. All ours. */
export const ownDataCalls = {
  /** The parts that the file has, in the caller's language. */
  listOwnData: defineCall({
    ...own,
    path: 'api/user/owndata/dynamiclist/sharelist',
    reply: z.array(z.object({ ShareCode: z.string(), ShareName: z.string(), Rows: z.number().int() })),
  }),

  /** A zip: of each part a page to read and a file for programs. 429 for who asks again and again. */
  downloadOwnData: defineCall({
    ...own,
    kind: 'download',
    path: 'api/user/owndata/dynamicdownload/download',
    reply: z.unknown(),
  }),
};
