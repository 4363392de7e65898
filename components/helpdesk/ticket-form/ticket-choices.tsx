import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { minutesText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { CheckedField, TicketValues } from './ticket-fields';
import type { useTicketChoices } from './use-ticket-choices';

interface TicketChoicesProps {
  /** What the controls' ids begin with. */
  readonly id: string;
  readonly values: TicketValues;
  readonly choices: ReturnType<typeof useTicketChoices>;
  readonly errorOf: (field: CheckedField) => string | null;
  readonly onChange: (part: Partial<TicketValues>) => void;
  readonly onTouch: (field: CheckedField) => void;
}

/** COMP-09 to COMP-13: process, sub process and priority. Another process has other sub processes. */
export function TicketChoices({ id, values, choices, errorOf, onChange, onTouch }: TicketChoicesProps) {
  const t = useMessages('helpdesk.form');
  const language = useLanguage();
  const { isLoading, processes, priorities } = choices;
  const subProcesses = choices.subProcesses.filter(({ ProcessCode }) => ProcessCode === values.process);
  const promised = priorities.find(({ PriorityCode }) => PriorityCode === values.priority)?.ResponseMinutes ?? 0;

  const choice = (
    field: 'process' | 'subProcess' | 'priority',
    options: readonly (readonly [number, string])[],
    nothing: string,
    onChoose: (code: number) => void,
  ) => (
    <Field id={`${id}-${field}`} label={t(field)} error={errorOf(field)}>
      {(control) => (
        <Select
          {...control}
          name={field}
          required
          value={values[field]}
          onChange={({ target }) => onChoose(Number(target.value))}
          onBlur={() => onTouch(field)}
        >
          <option value={0}>{isLoading ? t('loading') : nothing}</option>
          {options.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  return (
    <>
      <div className="@container">
        <div className="grid items-start gap-x-4 gap-y-5 @lg:grid-cols-2">
          {choice(
            'process',
            processes.map(({ value, name }) => [value, name]),
            t('choose'),
            (process) => onChange({ process, subProcess: 0 }),
          )}
          {choice(
            'subProcess',
            subProcesses.map(({ CategoryCode, CategoryName }) => [CategoryCode, CategoryName]),
            values.process === 0 ? t('processFirst') : t('choose'),
            (subProcess) => onChange({ subProcess }),
          )}
        </div>
      </div>
      <div>
        {choice(
          'priority',
          priorities.map(({ PriorityCode, PriorityName }) => [PriorityCode, PriorityName]),
          t('choose'),
          (priority) => onChange({ priority }),
        )}
        <p role="status" className="mt-1.5 text-xs text-muted">
          {promised > 0 && t('promise', { time: minutesText(promised, language) })}
        </p>
      </div>
    </>
  );
}
