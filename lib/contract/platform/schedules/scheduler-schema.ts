import { z } from 'zod';
import { EXECUTE_TIME, HOUR_CODES, MONTH_DAYS, RECURS_EVERY, SCHEDULER_TYPE, WEEK_DAYS } from './scheduler-options';

const monthCode = z.literal(MONTH_DAYS).nullable();

/** The fields of a schedule on the wire, each by itself; which of them a type needs is the call's to say. */
export const schedulerShape = {
  ExecuteTime: z.string().regex(EXECUTE_TIME),
  SchedulerType: z.literal(Object.values(SCHEDULER_TYPE)),
  SchedulerCode: z.literal(RECURS_EVERY),
  MonthCode1: monthCode,
  MonthCode2: monthCode,
  MonthCode3: monthCode,
  MonthCode4: monthCode,
  WeekDay: z.literal(WEEK_DAYS).nullable(),
  HourCode: z.literal(HOUR_CODES).nullable(),
};
