import { DateField } from '@/components/form/date-field';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { TextArea } from '@/components/ui/form/text-area';
import { ENTERED_KINDS, MAX_LEAVE_NOTE } from '@/lib/contract/time/leave/leave-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { HintedField } from '../hinted-field';
import { HintedSelect } from '../hinted-select';
import { HintedText } from '../hinted-text';
import { typeNameOf } from '../types/type-name';
import { isTaken } from './entry-values';
import { useEntryForm, type EntryFormOptions } from './use-entry-form';

/** Enters something into the ledger of one person by hand, and tells the balance after it. */
export function EntryForm(options: EntryFormOptions) {
  const t = useMessages('leave-setup');
  const language = useLanguage();
  const { form, done } = useEntryForm(options);
  const { values, errorOf, change } = form;
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-base font-semibold">{t('entry.title')}</h2>
      <form {...form.props} className="space-y-5">
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <HintedSelect
            label={t('type')}
            error={errorOf('TypeCode')}
            value={values.TypeCode}
            options={options.types.map(({ TypeCode }) => ({
              value: TypeCode,
              text: typeNameOf(options.types, TypeCode, language),
            }))}
            onChoose={(TypeCode) => change({ TypeCode })}
          />
          <HintedSelect
            label={t('entry.kind')}
            error={errorOf('Kind')}
            value={values.Kind}
            options={ENTERED_KINDS.map((value) => ({ value, text: t(`entry.kinds.${value}`) }))}
            onChoose={(Kind) => change({ Kind })}
          />
          {values.Kind === 'correction' && (
            <HintedSelect
              label={t('entry.direction')}
              value={values.IsTaken ? 'subtract' : 'add'}
              options={(['add', 'subtract'] as const).map((value) => ({ value, text: t(`entry.${value}`) }))}
              onChoose={(value) => change({ IsTaken: value === 'subtract' })}
            />
          )}
          <HintedText
            label={t('entry.amount')}
            hint={t('entry.amountHint')}
            isMandatory
            inputMode="decimal"
            value={values.Amount}
            error={errorOf('Amount')}
            onText={(Amount) => change({ Amount })}
          />
          <DateField
            id="entry-day"
            label={t('entry.day')}
            isMandatory
            value={values.Day}
            error={errorOf('Day')}
            onDay={(Day) => change({ Day })}
          />
          {!isTaken(values) && (
            <div>
              <DateField
                id="entry-last-day"
                label={t('entry.lastDay')}
                value={values.LastDay}
                error={errorOf('LastDay')}
                onDay={(LastDay) => change({ LastDay })}
              />
              <p className="mt-1.5 text-muted">{t('entry.lastDayHint')}</p>
            </div>
          )}
        </div>
        <HintedField label={t('entry.note')} hint={t('entry.noteHint')} error={errorOf('Note')} isMandatory>
          {(control) => (
            <TextArea
              {...control}
              aria-required
              maxLength={MAX_LEAVE_NOTE}
              value={values.Note}
              onChange={({ target }) => change({ Note: target.value })}
            />
          )}
        </HintedField>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        {done && <Alert tone="success">{done}</Alert>}
        <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('entry.submit')}
        </Button>
      </form>
    </Card>
  );
}
