import { TimeInput } from '@/components/ui/form/date/time-input';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import {
  fieldsShown,
  HALF_HOUR,
  HOUR_CODES,
  MONTH_DAYS,
  RECURS_EVERY,
  SCHEDULER_TYPE,
  WEEK_DAYS,
} from '@/lib/contract/platform/schedules/scheduler-options';
import { ZONE } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FrequencyForm } from './frequency-form';
import { monthDayName, weekDayName, type ScheduleTexts } from './frequency-text';
import { BY_MINUTES, type FrequencyField } from './frequency-values';
import { OptionField } from './option-field';

interface FrequencyFieldsProps {
  readonly form: FrequencyForm;
  /** Whether it may recur by the minute, as what the product brings does. */
  readonly hasMinutes?: boolean;
  /** Those that may be left out though they are shown. */
  readonly optional?: readonly FrequencyField[];
}

const option = (value: number | string, text: string) => ({ value: String(value), text });

function optionsOf(t: ScheduleTexts, name: FrequencyField) {
  if (name === 'WeekDay') return WEEK_DAYS.map((day) => option(day, weekDayName(t, day)));
  if (name === 'HourCode') {
    return HOUR_CODES.map((code) => option(code, code === HALF_HOUR ? t('halfHour') : t('hours', { count: code })));
  }
  return MONTH_DAYS.map((day) => option(day, monthDayName(t, day)));
}

/** The type of a schedule, and what it shows: Monthly four days, Weekly the day, Hourly the hours, Daily none of these. */
export function FrequencyFields({ form, hasMinutes = false, optional = [] }: FrequencyFieldsProps) {
  const t = useMessages('schedules');
  const { SchedulerType: type } = form.values;
  const types = (['daily', 'monthly', 'weekly', 'hourly'] as const).map((name) =>
    option(SCHEDULER_TYPE[name], t(`types.${name}`)),
  );
  return (
    <>
      <OptionField
        form={form}
        name="SchedulerType"
        options={hasMinutes ? [...types, option(BY_MINUTES, t('types.minutes'))] : types}
      />
      {type === BY_MINUTES && (
        <TextField
          {...form.field('EveryMinutes')}
          label={t('fields.EveryMinutes')}
          inputMode="numeric"
          autoComplete="off"
          isMandatory
        />
      )}
      {type !== '' && type !== BY_MINUTES && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TimeField form={form} />
            <OptionField
              form={form}
              name="SchedulerCode"
              options={RECURS_EVERY.map((count) => option(count, String(count)))}
            />
          </div>
          <div className="grid gap-4 empty:hidden sm:grid-cols-2">
            {fieldsShown(Number(type)).map((name) => (
              <OptionField
                key={name}
                form={form}
                name={name}
                isOptional={optional.includes(name)}
                options={optionsOf(t, name)}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function TimeField({ form }: { readonly form: FrequencyForm }) {
  const t = useMessages('schedules');
  const { id, name, error, readOnly } = form.field('ExecuteTime');
  return (
    <Field
      id={id}
      label={t('fields.ExecuteTime')}
      aside={<span className="text-muted">{ZONE}</span>}
      error={error}
      isMandatory
    >
      {(control) => (
        <TimeInput
          {...control}
          name={name}
          readOnly={readOnly}
          aria-required
          value={form.values.ExecuteTime}
          onChange={(ExecuteTime) => form.change({ ExecuteTime })}
        />
      )}
    </Field>
  );
}
