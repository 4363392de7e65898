import { z } from 'zod';
import { defineCall } from '../../../call';
import { MAX_ADDRESS_LENGTH } from './mail-addresses';

const ownReports = { reach: 'browser', gate: 'full' } as const;

const subscriptionSchema = z.object({
  HeaderCode: z.string(),
  SavedReportCode: z.string(),
  SaveReportName: z.string(),
  ReportCode: z.string(),
  ReportTitle: z.string(),
  OwnerName: z.string(),
  /** HH:MM. */
  ExecutionTime: z.string(),
  SchedulerType: z.number(),
  /** ISO 8601; empty while it is paused. */
  NextDueAt: z.string().default(''),
  IsSubscribed: z.boolean(),
});
export type ReportSubscription = z.output<typeof subscriptionSchema>;

const releaseSchema = z.object({
  ReleaseCode: z.string(),
  Address: z.string(),
  /** DD-MMM-YYYY, the last day. */
  UntilDate: z.string(),
  ReleasedBy: z.string(),
});
export type ReportRelease = z.output<typeof releaseSchema>;

/** Who gets what others schedule: oneself by wish, and addresses without an account by leave of HR. */
export const reportSubscriptionCalls = {
  /** Ours: the schedules of others that one receives, and those of layouts that are shared with the active role. */
  listReportSubscriptions: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/reportscheduler/dynamiclist/subscriptionlist',
    request: z.object({}),
    reply: z.array(subscriptionSchema),
  }),

  /** Ours: receive it from now on, or no more. */
  setReportSubscription: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/subscription',
    request: z.object({ HeaderCode: z.string().min(1).max(64), IsSubscribed: z.boolean() }),
    reply: z.object({}),
  }),

  /** Ours: the addresses without an account that a layout is released to. */
  listReportReleases: defineCall({
    ...ownReports,
    effect: 'read',
    path: 'api/ecenter/reportscheduler/dynamiclist/releaselist',
    request: z.object({ SavedReportCode: z.string().min(1).max(64) }),
    reply: z.array(releaseSchema),
  }),

  /** Ours: lets a layout go to an address until a day: the columns that it has now, of the rows that its releaser may see then. */
  addReportRelease: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/release',
    request: z.object({
      SavedReportCode: z.string().min(1).max(64),
      Address: z.string().trim().toLowerCase().max(MAX_ADDRESS_LENGTH),
      UntilDate: z.iso.date(),
    }),
    reply: z.object({ ReleaseCode: z.string() }),
  }),

  removeReportRelease: defineCall({
    ...ownReports,
    effect: 'write',
    path: 'api/ecenter/reportscheduler/dynamicadd/releasedelete',
    request: z.object({ ReleaseCode: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),
};
