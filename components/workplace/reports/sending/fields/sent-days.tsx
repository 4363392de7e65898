import { DateField } from '@/components/form/date-field';
import type { ReportDays } from '@/lib/contract/workplace/reports/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendingForm } from '../use-sending-form';

/** The days of a report that is sent at once (RIMM-06). */
export function SentDays({ form, kind }: { readonly form: SendingForm; readonly kind: ReportDays }) {
  const t = useMessages('report-sending');
  const field = (name: 'from' | 'to', label: string) => (
    <DateField
      id={form.field(name).id}
      label={label}
      isMandatory
      value={form.values[name]}
      error={form.errorOf(name)}
      onDay={(day) => form.change({ [name]: day })}
    />
  );
  if (kind === 'none') return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('from', t(kind === 'day' ? 'asOn' : 'from'))}
      {kind === 'period' && field('to', t('to'))}
    </div>
  );
}
