import { useId, useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import type { Filter, FilterChoices } from '@/components/ui/filter/filter';
import { SelectField } from '@/components/ui/form/select-field';
import { useCall } from '@/lib/client/call/use-call';
import type { ReportEntry, ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DownloadMenu } from '../files/download-menu';
import type { ReportFilters } from '../report-source';
import { choiceOfGroup } from './choice-of-group';
import { PivotTable } from './pivot-table';

export interface PivotViewProps {
  readonly report: ReportEntry;
  readonly fields: readonly ReportFieldEntry[];
  readonly offered: readonly Filter[];
  readonly filters: ReportFilters;
  readonly tools: ReactNode;
  /** Hears of what finds the rows behind a number. */
  readonly onShow: (choices: FilterChoices) => void;
}

/** A report counted or added up by two of its fields, which are chosen here. */
export function PivotView({ report, fields, offered, filters, tools, onShow }: PivotViewProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const id = useId();
  const usual = report.Pivot ?? { Row: '', Column: '', Value: '' };
  // Not by a column that the reader may not read, such as HR's own.
  const hasColumn = fields.some(({ FieldName }) => FieldName === usual.Column);
  const [asked, setAsked] = useState({ ...usual, Column: hasColumn ? usual.Column : '' });
  const { data, error } = useCall(
    'readReportPivot',
    { ...filters, ReportCode: report.ReportCode, ...asked },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const titleOf = ({ DisplayName, FieldType }: ReportFieldEntry) =>
    FieldType === 'date' || FieldType === 'instant' ? t('byYear', { column: DisplayName }) : DisplayName;
  const groups = fields
    .filter(({ CanGroup }) => CanGroup)
    .map((field) => ({ value: field.FieldName, text: titleOf(field) }));
  const totals = fields
    .filter(({ HasTotal }) => HasTotal)
    .map(({ FieldName, DisplayName }) => ({ value: FieldName, text: t('sumOf', { column: DisplayName }) }));
  const filterOf = (field: string) => offered.find((filter) => filter.id === field);

  const choice = (part: keyof typeof asked, label: string, options: readonly { value: string; text: string }[]) => (
    <SelectField
      id={`${id}-${part}`}
      label={label}
      value={asked[part]}
      onChange={({ target }) => setAsked({ ...asked, [part]: target.value })}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="grid min-w-0 grow gap-3 sm:grid-cols-3 xl:max-w-2xl">
          {choice('Row', t('pivotRows'), groups)}
          {choice('Column', t('pivotColumns'), [{ value: '', text: t('noColumns') }, ...groups])}
          {choice('Value', t('pivotValue'), [{ value: '', text: t('countOfRows') }, ...totals])}
        </div>
        <div className="relative flex flex-wrap items-center gap-2 xl:ml-auto">
          {tools}
          <DownloadMenu code={report.ReportCode} questionOf={() => ({ ...filters, Pivot: asked })} />
        </div>
      </div>
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      {!data && !error && <SkeletonRows rows={8} />}
      {data?.Rows.length === 0 && (
        <Card>
          <EmptyState title={t('nothing')} text="" />
        </Card>
      )}
      {data && data.Rows.length > 0 && (
        <PivotTable
          label={t('pivotOf', { report: report.ReportName })}
          rowTitle={groups.find(({ value }) => value === asked.Row)?.text ?? ''}
          pivot={data}
          choicesOf={(row, column) => {
            const [ofRow, ofColumn] = [
              choiceOfGroup(filterOf(asked.Row), row),
              column && choiceOfGroup(filterOf(asked.Column), column),
            ];
            if (!ofRow || (column && !ofColumn) || (column && asked.Row === asked.Column)) return null;
            return { ...ofRow, ...ofColumn };
          }}
          onShow={onShow}
        />
      )}
    </div>
  );
}
