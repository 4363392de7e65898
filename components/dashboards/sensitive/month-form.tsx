import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import type { SensitiveCut } from '@/lib/contract/dashboards/sensitive-rules';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { AddressForm } from '../filter/address-form';
import { monthText } from '../model/month-text';
import { SENSITIVE_FIGURES, type SensitiveView } from './sensitive-view';

interface MonthFormProps {
  readonly view: SensitiveView;
  readonly months: readonly string[];
  readonly cuts: readonly SensitiveCut[];
  readonly language: Language;
}

/** The end of a month and one cut, as a form that works by its address alone. */
export async function MonthForm({ view, months, cuts, language }: MonthFormProps) {
  const t = await getTexts('sensitive-figures');
  return (
    <AddressForm
      page={SENSITIVE_FIGURES}
      parameters={view.isPlain ? [['plain', '1']] : []}
      role="search"
      aria-label={t('filter')}
      className="mb-6 flex flex-wrap items-end gap-3 print:hidden"
    >
      <SelectField id="sensitive-month" name="month" label={t('month')} defaultValue={view.month}>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthText(month, language, 'withYear')}
          </option>
        ))}
      </SelectField>
      <SelectField id="sensitive-cut" name="cut" label={t('cut')} defaultValue={view.cut}>
        {cuts.map((cut) => (
          <option key={cut} value={cut}>
            {t(`cuts.${cut}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('show')}</Button>
    </AddressForm>
  );
}
