import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import { MAX_COMPARED_ROWS, SEND_CONDITIONS } from '@/lib/contract/workplace/reports/sending/sending-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendingForm } from '../use-sending-form';

interface ConditionFieldsProps {
  readonly form: SendingForm;
  readonly fields: readonly ReportFieldEntry[];
}

/** When a due report is sent, and whether it says what changed since the last one. */
export function ConditionFields({ form, fields }: ConditionFieldsProps) {
  const t = useMessages('report-sending');
  const { SendWhen, ShowsChanges } = form.values;
  const number = new Intl.NumberFormat(useLanguage());
  const totals = fields.filter(({ HasTotal }) => HasTotal);
  return (
    <>
      <SelectField {...form.field('SendWhen')} label={t('sendWhen')}>
        {SEND_CONDITIONS.map((condition) => (
          <option key={condition} value={condition}>
            {t(`conditions.${condition}`)}
          </option>
        ))}
      </SelectField>
      {SendWhen === 'limit' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...form.field('LimitField')} label={t('limitField')}>
            <option value="">{t('rowCount')}</option>
            {totals.map(({ FieldName, DisplayName }) => (
              <option key={FieldName} value={FieldName}>
                {t('totalOf', { field: DisplayName })}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.field('LimitValue')}
            label={t('limitValue')}
            inputMode="decimal"
            autoComplete="off"
            isMandatory
          />
        </div>
      )}
      <LabelledCheck isOn={ShowsChanges} onChange={(next) => form.change({ ShowsChanges: next })}>
        <span>
          {t('showsChanges')}
          <span className="block text-xs text-muted">
            {t('showsChangesHint', { count: number.format(MAX_COMPARED_ROWS) })}
          </span>
        </span>
      </LabelledCheck>
    </>
  );
}
