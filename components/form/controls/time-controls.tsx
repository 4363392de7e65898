import { DateInput } from '@/components/ui/form/date/date-input';
import { TimeInput } from '@/components/ui/form/date/time-input';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlProps } from './control';

export const TimeControl = ({ view, attributes, onAnswer }: ControlProps) => (
  <TimeInput {...attributes} value={view.answer} onChange={onAnswer} />
);

/** FENG-24: a day and a time, stored as one text; with one of them alone it is none. */
export function DateTimeControl({ view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form.date');
  const [, day = '', time = ''] = /^(\S*)(?: (.*))?$/.exec(view.answer) ?? ['', view.answer, ''];
  const { id, ...both } = attributes;
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <DateInput
          {...both}
          id={id}
          aria-label={t('dayOf', { label })}
          label={label}
          value={day}
          onChange={(next) => onAnswer(next || time ? `${next} ${time}`.trimEnd() : '')}
        />
      </div>
      <div className="w-22 shrink-0">
        <TimeInput
          {...both}
          autoFocus={false}
          aria-label={t('timeOf', { label })}
          value={time}
          onChange={(next) => onAnswer(day || next ? `${day} ${next}`.trimEnd() : '')}
        />
      </div>
    </div>
  );
}
