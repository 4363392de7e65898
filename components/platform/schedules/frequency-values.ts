import type { Frequency } from '@/lib/contract/platform/schedules/frequency';
import { fieldsShown, SCHEDULER_TYPE, type SchedulerFields } from '@/lib/contract/platform/schedules/scheduler-options';
import { frequencyOf } from '@/lib/contract/platform/schedules/scheduler-options';

/** Stands among the types for what the product itself brings: every so many minutes. */
export const BY_MINUTES = 'minutes';

/** How often, as a form has it: texts, as fields have them. */
export interface FrequencyValues {
  readonly ExecuteTime: string;
  readonly SchedulerType: string;
  readonly SchedulerCode: string;
  readonly MonthCode1: string;
  readonly MonthCode2: string;
  readonly MonthCode3: string;
  readonly MonthCode4: string;
  readonly WeekDay: string;
  readonly HourCode: string;
  readonly EveryMinutes: string;
}

export type FrequencyField = keyof FrequencyValues;

/** What a report's schedule may leave out of its month days (RSCH-18). */
export const FURTHER_MONTH_DAYS: readonly FrequencyField[] = ['MonthCode2', 'MonthCode3', 'MonthCode4'];

/** As the wire has it; what is not shown is null. */
export type WireFrequency = { readonly [Name in keyof SchedulerFields]: SchedulerFields[Name] | null } & {
  readonly ExecuteTime: string | null;
  readonly EveryMinutes: number | null;
};

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** The values of a form, empty for a new schedule. */
export function frequencyValuesOf(known: WireFrequency | null): FrequencyValues {
  const isByMinutes = known !== null && known.EveryMinutes !== null;
  return {
    ExecuteTime: (!isByMinutes && known?.ExecuteTime) || '',
    SchedulerType: isByMinutes ? BY_MINUTES : textOf(known?.SchedulerType),
    SchedulerCode: textOf(known?.SchedulerCode ?? 1),
    MonthCode1: textOf(known?.MonthCode1),
    MonthCode2: textOf(known?.MonthCode2),
    MonthCode3: textOf(known?.MonthCode3),
    MonthCode4: textOf(known?.MonthCode4),
    WeekDay: textOf(known?.WeekDay),
    HourCode: textOf(known?.HourCode),
    EveryMinutes: textOf(known?.EveryMinutes),
  };
}

/** The fields that the chosen type shows, itself among them. */
export function visibleFields({ SchedulerType }: Pick<FrequencyValues, 'SchedulerType'>): readonly FrequencyField[] {
  if (SchedulerType === '') return ['SchedulerType'];
  if (SchedulerType === BY_MINUTES) return ['SchedulerType', 'EveryMinutes'];
  return ['SchedulerType', 'ExecuteTime', 'SchedulerCode', ...fieldsShown(Number(SchedulerType))];
}

/** What is sent. */
export function wireFrequencyOf(values: FrequencyValues): WireFrequency {
  const shown = visibleFields(values);
  const numberOf = (field: FrequencyField) =>
    shown.includes(field) && values[field] !== '' ? Number(values[field]) : null;
  return {
    ExecuteTime: shown.includes('ExecuteTime') ? values.ExecuteTime : null,
    SchedulerType: Object.values(SCHEDULER_TYPE).find((type) => String(type) === values.SchedulerType) ?? null,
    SchedulerCode: numberOf('SchedulerCode'),
    MonthCode1: numberOf('MonthCode1'),
    MonthCode2: numberOf('MonthCode2'),
    MonthCode3: numberOf('MonthCode3'),
    MonthCode4: numberOf('MonthCode4'),
    WeekDay: numberOf('WeekDay'),
    HourCode: numberOf('HourCode'),
    EveryMinutes: numberOf('EveryMinutes'),
  };
}

/** What the calendar goes by; nothing that it needs is missing. */
export function calendarFrequencyOf(wire: WireFrequency): Frequency {
  if (wire.EveryMinutes !== null) return { kind: 'minutes', every: wire.EveryMinutes };
  return frequencyOf(wire as SchedulerFields);
}
