import { Segmented } from '@/components/ui/form/segmented';
import { REPORT_FORMATS } from '@/lib/contract/workplace/reports/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { RecipientsField } from '../recipients/recipients-field';
import type { Recipient } from '../recipients/recipient';
import type { SendingForm } from '../use-sending-form';
import { CcField } from './cc-field';

interface WhomFieldsProps {
  readonly form: SendingForm;
  /** The roles that it can be sent to. */
  readonly roles: readonly Recipient[];
}

/** To whom a report goes, and as which kind of file. */
export function WhomFields({ form, roles }: WhomFieldsProps) {
  const t = useMessages('report-sending');
  const words = useMessages('reports');
  return (
    <>
      <RecipientsField
        roles={roles}
        recipients={form.values.recipients}
        error={form.errorOf('recipients')}
        onChange={(recipients) => form.change({ recipients })}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <CcField form={form} />
        <div>
          <p className="mb-1.5 font-medium">{t('file')}</p>
          <Segmented
            label={t('file')}
            options={[...REPORT_FORMATS].reverse().map((value) => ({ value, text: words(value) }))}
            chosen={form.values.Format}
            onChoose={(Format) => form.change({ Format })}
          />
        </div>
      </div>
    </>
  );
}
