import { z } from 'zod';
import { schedulerShape } from '../../../platform/schedules/scheduler-schema';
import { FILTER_OPERATORS, MAX_FILTERS, MAX_LAYOUT_NAME, REPORT_FORMATS } from '../limits';
import { fieldNameSchema, reportCodeSchema } from '../question';
import { MAX_ADDRESSES_LENGTH } from './mail-addresses';
import { MAX_PERSONS, MAX_ROLES, SEND_CONDITIONS } from './sending-rules';

/** Of the layout; empty for a report that has a fixed one. */
const savedReportCode = z.string().max(64).default('');

/** RIMM-07. Rows of one field and operator add up; those of different fields narrow each other. */
const fieldRowSchema = z.object({
  FieldCode: fieldNameSchema,
  FieldValue: z.string().max(200),
  ReportCode: reportCodeSchema,
  SavedReportCode: savedReportCode,
  Operator: z.enum(FILTER_OPERATORS).default('is'),
});
export type FieldRow = z.output<typeof fieldRowSchema>;

/** What is sent, and to whom beside oneself. */
export const sentShape = {
  ReportCode: reportCodeSchema,
  SavedReportCode: savedReportCode,
  Fields: z.array(fieldRowSchema).max(MAX_FILTERS).default([]),
  Format: z.enum(REPORT_FORMATS).default('xlsx'),
  ChillCodes: z.array(z.string().min(1).max(64)).max(MAX_PERSONS).default([]),
  RoleCodes: z.array(z.int32()).max(MAX_ROLES).default([]),
};

/** Between commas or semicolons, as `readAddresses` reads them. */
export const addressesSchema = z.string().max(MAX_ADDRESSES_LENGTH).default('');

/** When it is sent. What is missing, and what a type does not need, the HR API says and ignores. */
export const scheduleShape = {
  ReportName: z.string().trim().max(MAX_LAYOUT_NAME).default(''),
  ExecuteTime: z.union([z.literal(''), schedulerShape.ExecuteTime]),
  SchedulerType: schedulerShape.SchedulerType.nullable(),
  SchedulerCode: schedulerShape.SchedulerCode.default(1),
  MonthCode1: schedulerShape.MonthCode1,
  MonthCode2: schedulerShape.MonthCode2,
  MonthCode3: schedulerShape.MonthCode3,
  MonthCode4: schedulerShape.MonthCode4,
  WeekDay: schedulerShape.WeekDay,
  HourCode: schedulerShape.HourCode,
  SendWhen: z.enum(SEND_CONDITIONS).default('always'),
  /** The number that `limit` looks at: the total of a field that has one, or how many rows there are where it is empty. */
  LimitField: z.union([z.literal(''), fieldNameSchema]).default(''),
  LimitValue: z.number().min(-1e12).max(1e12).default(0),
  /** Whether each file and mail says what changed since the last one of its recipient. */
  ShowsChanges: z.boolean().default(false),
};
