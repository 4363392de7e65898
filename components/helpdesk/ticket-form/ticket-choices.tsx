import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/form/select-field';
import type { Form } from '@/lib/client/form/use-form';
import { minutesText } from '@/lib/dates';
import type { TicketValues } from './ticket-fields';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { TicketChoiceLists } from './use-ticket-choices';

interface TicketChoicesProps {
  readonly form: Pick<Form<TicketValues>, 'values' | 'field' | 'change'>;
  readonly choices: TicketChoiceLists;
  /** Whether the process was chosen from the subject. */
  readonly isLikely: boolean;
}

/** COMP-09 to COMP-13: process, sub process and priority. Another process has other sub processes. */
export function TicketChoices({ form, choices, isLikely }: TicketChoicesProps) {
  const t = useMessages('helpdesk.form');
  const language = useLanguage();
  const { isLoading, processes, priorities } = choices;
  const { process, priority } = form.values;
  const subProcesses = choices.subProcesses.filter(({ ProcessCode }) => ProcessCode === process);
  const promised = priorities.find(({ PriorityCode }) => PriorityCode === priority)?.ResponseMinutes ?? 0;

  const choice = (
    field: 'process' | 'subProcess' | 'priority',
    options: readonly (readonly [number, string])[],
    { nothing = t('choose'), ...more }: Pick<ComponentProps<'select'>, 'onChange'> & { readonly nothing?: string } = {},
  ) => (
    <SelectField {...form.field(field)} {...more} label={t(field)} required>
      <option value={0}>{isLoading ? t('loading') : nothing}</option>
      {options.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );

  return (
    <>
      <div className="@container">
        <div className="grid items-start gap-x-4 gap-y-5 @lg:grid-cols-2">
          {choice(
            'process',
            processes.map(({ value, name }) => [value, name]),
            { onChange: ({ target }) => form.change({ process: Number(target.value), subProcess: 0 }) },
          )}
          {choice(
            'subProcess',
            subProcesses.map(({ CategoryCode, CategoryName }) => [CategoryCode, CategoryName]),
            {
              // With it the likely process is chosen as well.
              onChange: ({ target }) => form.change({ process, subProcess: Number(target.value) }),
              ...(process === 0 && { nothing: t('processFirst') }),
            },
          )}
        </div>
        <p role="status" className={isLikely ? 'mt-1.5 text-xs text-muted' : undefined}>
          {isLikely && t('likely')}
        </p>
      </div>
      <div>
        {choice(
          'priority',
          priorities.map(({ PriorityCode, PriorityName }) => [PriorityCode, PriorityName]),
        )}
        <p role="status" className="mt-1.5 text-xs text-muted">
          {promised > 0 && t('promise', { time: minutesText(promised, language) })}
        </p>
      </div>
    </>
  );
}
