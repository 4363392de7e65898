import { checkFrequency } from '@/components/platform/schedules/check-frequency';
import { frequencyValuesOf, FURTHER_MONTH_DAYS } from '@/components/platform/schedules/frequency-values';
import { SCHEDULER_TYPE } from '@/lib/contract/platform/schedules/scheduler-options';

const t = ((key: string) => key) as Parameters<typeof checkFrequency>[0];
const monthly = { ...frequencyValuesOf(null), SchedulerType: String(SCHEDULER_TYPE.monthly), ExecuteTime: '09:15' };

test('a form says which month days may be left out (VCON-12)', () => {
  expect(Object.keys(checkFrequency(t, monthly))).toEqual(['MonthCode1', 'MonthCode2', 'MonthCode3', 'MonthCode4']);
  expect(Object.keys(checkFrequency(t, monthly, FURTHER_MONTH_DAYS))).toEqual(['MonthCode1']);
  expect(checkFrequency(t, { ...monthly, MonthCode1: '32' }, FURTHER_MONTH_DAYS)).toEqual({});
});
