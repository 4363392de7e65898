import { TextInput } from '@/components/ui/form/text-input';
import { unitName } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { SettingsIssue } from '../settings-check';

interface DurationFieldProps {
  readonly label: string;
  readonly minutes: number;
  readonly error: string | null;
  readonly onChange: (minutes: number) => void;
}

/** A year, in minutes. */
const MAX_MINUTES = 525_600;

const wholeOf = (text: string) => Math.max(0, Math.floor(Number(text) || 0));

/** A time that is given in hours and minutes. */
export function DurationField({ label, minutes, error, onChange }: DurationFieldProps) {
  const t = useMessages('desk.settings.priority');
  const language = useLanguage();
  const change = (hours: number, rest: number) => onChange(Math.min(hours * 60 + rest, MAX_MINUTES));
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
          className="w-20 text-right tabular-nums"
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
          className="w-16 text-right tabular-nums"
        />
        <span aria-hidden="true" className="text-muted">
          {unitName('minute', language)}
        </span>
      </div>
      {error && <SettingsIssue text={error} />}
    </fieldset>
  );
}
