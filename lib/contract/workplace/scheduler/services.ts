import { z } from 'zod';
import { defineCall } from '../../call';
import { schedulerShape } from '../../platform/schedules/scheduler-schema';

const { ExecuteTime, SchedulerType, SchedulerCode, ...shownByType } = schedulerShape;

/** How often: either the fields of the type, or the minutes by which the product's own services recur. */
const frequencyShape = {
  SchedulerType: SchedulerType.nullable(),
  SchedulerCode: SchedulerCode.nullable(),
  ...shownByType,
  EveryMinutes: z.int().min(1).max(1440).nullable(),
};

/** One turn of a service. Times are ISO 8601. */
const serviceRunSchema = z.object({
  RunCode: z.string(),
  ServiceName: z.string(),
  DueAt: z.string(),
  StartedAt: z.string(),
  /** Empty while it runs. */
  EndedAt: z.string(),
  State: z.enum(['waiting', 'running', 'done', 'failed']),
  Cause: z.enum(['clock', 'hand']),
  /** What kind of error it was, and by which id the log tells more; empty where there was none. */
  ErrorName: z.string(),
  RequestId: z.string(),
});
export type ServiceRun = z.output<typeof serviceRunSchema>;

/** SSCH-17, and what the screen says of a service beside that. */
const serviceScheduleSchema = z.object({
  AutoCode: z.string(),
  ServiceCode: z.string(),
  ServiceName: z.string(),
  /** DD-MMM-YYYY. */
  EffectiveFrom: z.string(),
  /** How often, in a word of the language. */
  Schedulename: z.string(),
  /** DD-MMM-YYYY HH:mm; empty where it never ran. */
  LastExecutedDate: z.string(),
  /** From when it counts, ISO 8601. */
  StartsAt: z.string().default(''),
  ExecutionTime: z.string(),
  RecordActive: z.boolean(),
  ...frequencyShape,
  /** ISO 8601; empty where it is due no more. */
  NextDueAt: z.string(),
  LastRun: serviceRunSchema.nullable(),
  /** Whether it is the last one that runs a service which keeps the product safe. */
  IsNeeded: z.boolean(),
  /** What a change names that starts from this. */
  Version: z.string().default(''),
});
export type ServiceSchedule = z.output<typeof serviceScheduleSchema>;

const serviceSchema = z.object({
  ServiceCode: z.string(),
  ServiceName: z.string(),
  IsSafety: z.boolean(),
  /** How often it may run at most, and where it keeps the product safe, at least. */
  LeastMinutes: z.number(),
  MostMinutes: z.number().nullable(),
});
export type Service = z.output<typeof serviceSchema>;

const named = z.object({ AutoCode: z.uuid() });

/** SSCH: when the product does by itself what it does by the clock. The paths are ours (VOPQ-07). */
export const schedulerCalls = {
  listServiceSchedules: defineCall({
    path: 'api/common/scheduler/dynamiclist/schedulerlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(serviceScheduleSchema),
  }),

  listServices: defineCall({
    path: 'api/common/scheduler/dynamiclist/servicelist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(serviceSchema),
  }),

  /**
   * Without an `AutoCode` it makes a new one. A service stays with the schedule that was made for it. Refused with `conflict` where it
   * is another `Version` by now; without one it is not looked at.
   */
  saveServiceSchedule: defineCall({
    path: 'api/common/scheduler/dynamicadd/serviceupdate',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({
      AutoCode: z.uuid().nullable(),
      ServiceCode: z.string().max(100),
      EffectiveFrom: z.iso.date(),
      ExecuteTime: ExecuteTime.nullable(),
      ...frequencyShape,
      Active: z.boolean(),
      Version: z.string().max(64).default(''),
    }),
    reply: named,
  }),

  deleteServiceSchedule: defineCall({
    path: 'api/common/scheduler/dynamicadd/servicedelete',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: named,
    reply: z.object({}),
  }),

  /** Lets it run within seconds, beside its times; refused with `conflict` while it runs. */
  runService: defineCall({
    path: 'api/common/scheduler/dynamicadd/servicerun',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: named,
    reply: z.object({}),
  }),

  /** The last hundred turns of one schedule, or the last of all, at most ten of each; the latest first. */
  listServiceRuns: defineCall({
    path: 'api/common/scheduler/dynamiclist/servicerunlist',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    background: true,
    request: z.object({ AutoCode: z.uuid().nullable(), IsFailedOnly: z.boolean() }),
    reply: z.array(serviceRunSchema),
  }),
};
