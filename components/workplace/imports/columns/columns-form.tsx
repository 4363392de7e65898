import { useRouter } from 'next/navigation';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { InfoIcon } from '@/components/ui/icons/form-icons';
import { SaveBar } from '@/components/ui/form/save-bar';
import type { ImportDetail, ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { DiscardButton } from '../detail/discard-button';
import { importPage } from '../import-pages';
import { ColumnList } from './column-list';
import { FixedValues } from './fixed-values';
import { HowFields } from './how-fields';
import { missingColumns } from './mapping-values';
import { SheetSelect } from './sheet-select';
import { useColumnsForm } from './use-columns-form';

interface ColumnsFormProps {
  readonly found: ImportDetail;
  readonly kind: ImportKind;
}

/** The first step: which column of the file is which, by what rows are found, and what is the same for all of them. */
export function ColumnsForm({ found, kind }: ColumnsFormProps) {
  const t = useMessages('imports');
  const router = useRouter();
  const form = useColumnsForm(found, kind, () => router.replace(importPage(found.ImportCode), { scroll: true }));
  const { values, isBusy } = form;
  const missing = missingColumns(values, kind);
  return (
    <form {...form.props} aria-label={t('steps.columns')}>
      <SheetSelect />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="px-5 pt-4 pb-2 md:px-6">
          <h2 className="font-semibold">{t('columns.title')}</h2>
          <p className="text-muted">{t('columns.text')}</p>
          <ColumnList
            columns={found.FileColumns}
            kind={kind}
            values={values}
            isFixed={isBusy}
            onChange={(position, column) => form.change({ Mapping: { ...values.Mapping, [position]: column } })}
          />
          {form.errorOf('Mapping') && <FieldIssue text={form.errorOf('Mapping') ?? ''} />}
          <p
            role="status"
            className="flex items-start gap-2 text-muted not-empty:border-t not-empty:border-line not-empty:py-3"
          >
            {missing.length > 0 && (
              <>
                <InfoIcon className="mt-px size-5" />
                <span className="min-w-0">
                  {t('columns.missing', { names: missing.map(({ Title }) => Title).join(', ') })}
                </span>
              </>
            )}
          </p>
        </Card>
        <div className="space-y-5">
          <Card className="px-5 py-4">
            <HowFields form={form} kind={kind} />
          </Card>
          <Card className="px-5 py-4">
            <FixedValues
              values={values}
              kind={kind}
              error={form.errorOf('Fixed')}
              isFixed={isBusy}
              onChange={(Fixed) => form.change({ Fixed })}
            />
          </Card>
        </div>
      </div>
      <SaveBar failure={form.failure}>
        {found.CanDiscard && <DiscardButton />}
        <Button type="submit" isBusy={isBusy} busyText={t('columns.saving')}>
          {t('columns.check')}
        </Button>
      </SaveBar>
      <LeaveQuestion isUnsaved={form.isDirty && !form.isBusy && !form.isSent} t={t} />
    </form>
  );
}
