import { FieldIssue } from '@/components/ui/form/field-issue';
import { TextInput } from '@/components/ui/form/text-input';
import { unitName } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface DurationFieldProps {
  readonly label: string;
  readonly minutes: number;
  readonly max: number;
  readonly error: string | null;
  readonly onChange: (minutes: number) => void;
}

const wholeOf = (text: string) => Math.max(0, Math.floor(Number(text) || 0));

/** A time that is given in hours and minutes. */
export function DurationField({ label, minutes, max, error, onChange }: DurationFieldProps) {
  const t = useMessages('lookups');
  const language = useLanguage();
  const change = (hours: number, rest: number) => onChange(Math.min(hours * 60 + rest, max));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex items-center gap-2">
        <TextInput
          inputMode="numeric"
          aria-label={t('hours', { what: label })}
          aria-invalid={error !== null}
          value={hours}
          onChange={({ target }) => change(wholeOf(target.value), rest)}
          className="w-20 text-right digits"
        />
        <span aria-hidden="true" className="text-muted">
          {unitName('hour', language)}
        </span>
        <TextInput
          inputMode="numeric"
          aria-label={t('minutes', { what: label })}
          aria-invalid={error !== null}
          value={rest}
          onChange={({ target }) => change(hours, Math.min(wholeOf(target.value), 59))}
          className="w-16 text-right digits"
        />
        <span aria-hidden="true" className="text-muted">
          {unitName('minute', language)}
        </span>
      </div>
      {error && <FieldIssue text={error} />}
    </fieldset>
  );
}
