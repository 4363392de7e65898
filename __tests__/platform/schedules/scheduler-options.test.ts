import { z } from 'zod';
import {
  fieldsShown,
  frequencyOf,
  schedulerFieldsOf,
  type SchedulerFields,
} from '@/lib/contract/platform/schedules/scheduler-options';
import { schedulerShape } from '@/lib/contract/platform/schedules/scheduler-schema';

const nothing = {
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
};
const daily: SchedulerFields = { ...nothing, SchedulerType: 1, SchedulerCode: 2 };
const monthly: SchedulerFields = { ...nothing, SchedulerType: 2, SchedulerCode: 1, MonthCode1: 1, MonthCode2: 32 };
const weekly: SchedulerFields = { ...nothing, SchedulerType: 3, SchedulerCode: 10, WeekDay: 7 };
const halfHourly: SchedulerFields = { ...nothing, SchedulerType: 4, SchedulerCode: 3, HourCode: 30 };
const hourly: SchedulerFields = { ...nothing, SchedulerType: 4, SchedulerCode: 1, HourCode: 12 };
const schema = z.object(schedulerShape);

test('the fields of the wire become a frequency and come back as they were', () => {
  expect([daily, monthly, weekly, halfHourly, hourly].map(frequencyOf)).toEqual([
    { kind: 'daily', every: 2 },
    { kind: 'monthly', every: 1, days: [1, 32] },
    { kind: 'weekly', every: 10, weekDays: [7] },
    { kind: 'hourly', every: 3, hours: 0.5 },
    { kind: 'hourly', every: 1, hours: 12 },
  ]);
  for (const fields of [daily, monthly, weekly, halfHourly, hourly]) {
    expect(schedulerFieldsOf(frequencyOf(fields))).toEqual(fields);
    expect(schema.parse({ ...fields, ExecuteTime: '09:30' })).toEqual({ ...fields, ExecuteTime: '09:30' });
  }
  expect(schedulerFieldsOf({ kind: 'minutes', every: 5 })).toBeNull();
});

test('each type shows its own fields', () => {
  expect([1, 2, 3, 4].map((type) => fieldsShown(type).length)).toEqual([0, 4, 1, 1]);
});

test('values that no list offers are refused', () => {
  const wrong = [
    { SchedulerType: 5 },
    { SchedulerType: 0 },
    { SchedulerCode: 11 },
    { SchedulerCode: 1.5 },
    { MonthCode1: 33 },
    { MonthCode4: 0 },
    { WeekDay: 8 },
    { HourCode: 7 },
    { ExecuteTime: '24:00' },
    { ExecuteTime: '9:00' },
    { ExecuteTime: '09:00\n' },
  ];
  for (const part of wrong) {
    expect(schema.safeParse({ ...monthly, ExecuteTime: '09:00', ...part }).success).toBe(false);
  }
});
