import type { Frequency } from './frequency';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** `SchedulerType`. */
export const SCHEDULER_TYPE = { daily: 1, monthly: 2, weekly: 3, hourly: 4 } as const;
export type SchedulerType = (typeof SCHEDULER_TYPE)[keyof typeof SCHEDULER_TYPE];

/** `SchedulerCode`, shown as Recurs Every. */
export const RECURS_EVERY = upTo(10);

/** `MonthCode1` to `MonthCode4`; the last one is the month's end. */
export const MONTH_END = 32;
export const MONTH_DAYS = upTo(MONTH_END);

/** `WeekDay`, from Sunday to Saturday. */
export const WEEK_DAYS = upTo(7);

/** `HourCode`: 30 stands for minutes, the others for hours. */
export const HALF_HOUR = 30;
export const HOUR_CODES = [HALF_HOUR, 1, 2, 3, 4, 5, 6, 12];

export const EXECUTE_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** How often, as the wire says it; what the type does not show is null. */
export interface SchedulerFields {
  readonly SchedulerType: SchedulerType;
  readonly SchedulerCode: number;
  readonly MonthCode1: number | null;
  readonly MonthCode2: number | null;
  readonly MonthCode3: number | null;
  readonly MonthCode4: number | null;
  readonly WeekDay: number | null;
  readonly HourCode: number | null;
}

const NOTHING_SHOWN = {
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
};

/** The fields beside Recurs Every that a type shows. */
export function fieldsShown(type: number): readonly (keyof typeof NOTHING_SHOWN)[] {
  if (type === SCHEDULER_TYPE.monthly) return ['MonthCode1', 'MonthCode2', 'MonthCode3', 'MonthCode4'];
  if (type === SCHEDULER_TYPE.weekly) return ['WeekDay'];
  return type === SCHEDULER_TYPE.hourly ? ['HourCode'] : [];
}

/** What the calendar goes by. The fields that the type needs are there. */
export function frequencyOf(fields: SchedulerFields): Frequency {
  const { SchedulerType: type, SchedulerCode: every, WeekDay, HourCode } = fields;
  const days = fieldsShown(SCHEDULER_TYPE.monthly).flatMap((name) => fields[name] ?? []);
  if (type === SCHEDULER_TYPE.monthly) return { kind: 'monthly', every, days };
  if (type === SCHEDULER_TYPE.weekly) return { kind: 'weekly', every, weekDays: [WeekDay!] };
  if (type === SCHEDULER_TYPE.daily) return { kind: 'daily', every };
  return { kind: 'hourly', every, hours: HourCode === HALF_HOUR ? 0.5 : HourCode! };
}

/** The fields of a frequency; null for one that is counted in minutes, which the wire has no type for. */
export function schedulerFieldsOf(frequency: Frequency): SchedulerFields | null {
  if (frequency.kind === 'minutes') return null;
  const fields = { ...NOTHING_SHOWN, SchedulerType: SCHEDULER_TYPE[frequency.kind], SchedulerCode: frequency.every };
  if (frequency.kind === 'weekly') return { ...fields, WeekDay: frequency.weekDays[0] ?? null };
  if (frequency.kind === 'hourly') {
    return { ...fields, HourCode: frequency.hours === 0.5 ? HALF_HOUR : frequency.hours };
  }
  if (frequency.kind === 'daily') return fields;
  const [MonthCode1 = null, MonthCode2 = null, MonthCode3 = null, MonthCode4 = null] = frequency.days;
  return { ...fields, MonthCode1, MonthCode2, MonthCode3, MonthCode4 };
}
