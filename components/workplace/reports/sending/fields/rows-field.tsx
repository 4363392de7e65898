import { Chips } from '@/components/ui/form/combobox/chips';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendingForm } from '../use-sending-form';
import type { SentFilter } from '../sending-values';

interface RowsFieldProps {
  readonly form: SendingForm;
  readonly fields: readonly ReportFieldEntry[];
}

const keyOf = ({ FieldCode, Operator, FieldValue }: SentFilter) => `${FieldCode} ${Operator} ${FieldValue}`;

/** Which rows are sent: those that the page was filtered to, each filter to be taken off. */
export function RowsField({ form, fields }: RowsFieldProps) {
  const t = useMessages('report-sending');
  const words = useMessages('reports');
  const { filters } = form.values;
  const error = form.errorOf('filters');

  function labelOf({ FieldCode, FieldValue }: SentFilter) {
    const field = fields.find((known) => known.FieldCode === FieldCode);
    const yesOrNo = words(FieldValue === 'true' ? 'yes' : 'no');
    const option = field?.Options.find(({ Value }) => Value === FieldValue)?.Text ?? FieldValue;
    return t('filter', {
      field: field?.DisplayName ?? FieldCode,
      value: field?.FieldType === 'boolean' ? yesOrNo : option,
    });
  }

  return (
    <div role="group" aria-label={t('rows')}>
      <p className="mb-1.5 font-medium">{t('rows')}</p>
      {filters.length === 0 ? (
        <p className="text-muted">{t('allRows')}</p>
      ) : (
        <Chips
          label={t('rows')}
          options={filters.map((filter) => ({ value: keyOf(filter), label: labelOf(filter) }))}
          removeText={(name) => t('removeFilter', { name })}
          onRemove={(value) => form.change({ filters: filters.filter((filter) => keyOf(filter) !== value) })}
        />
      )}
      {error && (
        <p role="alert" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
