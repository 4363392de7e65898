import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { AddressForm } from '../filter/address-form';
import { INACTIVE_PEOPLE, scopeOf, type DashboardView } from '../model/dashboard-view';
import { yearsWith } from '../model/years-with';
import { monthText } from '../model/month-text';

interface PeriodFormProps {
  readonly chosen: DashboardView['chosen'];
  readonly year: number;
  /** Null for the whole year. */
  readonly month: number | null;
  readonly years: ReplyFor<'listDashboardYears'>;
  readonly months: ReplyFor<'listDashboardMonths'>;
  readonly businesses: ReplyFor<'listDashboardBusinesses'>;
  readonly language: Language;
}

/** A year, a month of it and a business, as a form that works by its address alone. */
export async function PeriodForm({ chosen, year, month, years, months, businesses, language }: PeriodFormProps) {
  const t = await getTexts('people-dimensions');
  const [{ business, ...others }, [ofBusiness = '']] = [chosen, chosen.business ?? []];
  const monthOf = (code: number) => `${year}-${String(code).padStart(2, '0')}`;
  const named =
    businesses.some(({ Code }) => Code === ofBusiness) || !business ? [] : [{ Code: ofBusiness, Name: ofBusiness }];
  return (
    <AddressForm
      page={INACTIVE_PEOPLE}
      parameters={scopeOf({ on: '', chosen: others })}
      role="search"
      aria-label={t('inactive.filter')}
      className="mb-6 print:hidden"
    >
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(3,minmax(0,14rem))_auto]">
        <SelectField id="inactive-year" label={t('inactive.year')} name="year" defaultValue={year}>
          {yearsWith(year, years).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <SelectField id="inactive-month" label={t('month')} name="month" defaultValue={month ?? ''}>
          <option value="">{t('inactive.wholeYear')}</option>
          {months.map(({ MonthCode, Left }) => (
            <option key={MonthCode} value={MonthCode}>
              {`${monthText(monthOf(MonthCode), language, 'short')} (${Left})`}
            </option>
          ))}
        </SelectField>
        <SelectField id="inactive-business" label={t('inactive.business')} name="business" defaultValue={ofBusiness}>
          <option value="">{t('inactive.all')}</option>
          {[...businesses, ...named].map(({ Code, Name }) => (
            <option key={Code} value={Code}>
              {Name}
            </option>
          ))}
        </SelectField>
        <div className="pb-px">
          <Button type="submit">{t('show')}</Button>
        </div>
      </div>
    </AddressForm>
  );
}
