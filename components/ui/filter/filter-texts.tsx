import { useId } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { DateInput } from '../form/date/date-input';
import { Field } from '../form/field';
import { TextInput } from '../form/text-input';
import type { FilterChoices, SpanFilter, TextFilter } from './filter';
import { spanIssue, typedSpan, type SpanEnd } from './span';

const MAX_TEXT = 100;

interface FilterTextProps {
  readonly filter: TextFilter;
  readonly text: string;
  readonly onChange: (values: readonly string[]) => void;
}

/** What the text of a row is to contain. */
export function FilterText({ filter, text, onChange }: FilterTextProps) {
  const t = useMessages('table');
  return (
    <TextInput
      type="search"
      aria-label={t('containsIn', { name: filter.title })}
      placeholder={t('contains')}
      maxLength={MAX_TEXT}
      value={text}
      onChange={({ target }) => onChange([target.value])}
    />
  );
}

interface FilterSpanProps {
  readonly filter: SpanFilter;
  readonly choices: FilterChoices;
  /** Whether what is wrong is said. */
  readonly isChecked: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** The first and the last number or day of a span. */
export function FilterSpan({ filter, choices, isChecked, onChange }: FilterSpanProps) {
  const t = useMessages('table');
  const id = useId();
  const { title, of } = filter;
  const typed = typedSpan(choices, filter);

  function errorOf(end: SpanEnd): string | null {
    const issue = isChecked ? spanIssue(choices, filter, end) : null;
    if (issue === 'reversed') return t('spanReversed');
    return issue && t(of === 'number' ? 'notANumber' : 'notADay');
  }

  const field = (end: SpanEnd) => {
    const label = t(end);
    const change = (value: string) => onChange(end === 'from' ? [value, typed.to] : [typed.from, value]);
    return (
      <Field id={`${id}-${end}`} label={label} error={errorOf(end)}>
        {(control) =>
          of === 'day' ? (
            <DateInput {...control} label={`${title}: ${label}`} value={typed[end]} onChange={change} />
          ) : (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              value={typed[end]}
              onChange={({ target }) => change(target.value)}
            />
          )
        }
      </Field>
    );
  };

  return (
    <div role="group" aria-label={title} className="grid grid-cols-2 gap-3">
      {field('from')}
      {field('to')}
    </div>
  );
}
