import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { AddressForm } from '../filter/address-form';
import { INACTIVE_PEOPLE, namedOf, scopeOf, type DashboardView, type Days } from '../model/dashboard-view';
import { yearsWith } from '../model/years-with';
import { monthText } from '../model/month-text';

interface PeriodFormProps {
  readonly view: Pick<DashboardView, 'chosen' | 'saved' | 'isCut' | 'isPlain'>;
  /** The days of the list. */
  readonly days: Days;
  /** Null where the list is of other days than those of a year or a month. */
  readonly year: number | null;
  /** Null for the whole year. */
  readonly month: number | null;
  /** Whose months there are to choose from. */
  readonly monthsOf: number;
  readonly years: ReplyFor<'listDashboardYears'>;
  readonly months: ReplyFor<'listDashboardMonths'>;
  readonly businesses: ReplyFor<'listDashboardBusinesses'>;
  readonly language: Language;
}

/** A year, a month of it and a business, as a form that works by its address alone. */
export async function PeriodForm(props: PeriodFormProps) {
  const { view, days, year, month, monthsOf, years, months, businesses, language } = props;
  const t = await getTexts('people-dimensions');
  const [ofBusiness = ''] = namedOf(view, 'business');
  const monthOf = (code: number) => `${monthsOf}-${String(code).padStart(2, '0')}`;
  const named =
    businesses.some(({ Code }) => Code === ofBusiness) || !ofBusiness ? [] : [{ Code: ofBusiness, Name: ofBusiness }];
  return (
    <AddressForm
      page={INACTIVE_PEOPLE}
      parameters={[
        ...scopeOf({ ...view, on: '', chosen: { ...view.chosen, business: view.saved?.chosen.business } }),
        // Other days than those of a year stay as they are until one is chosen.
        ...(year === null
          ? ([
              ['first', days.FromDate],
              ['last', days.ToDate],
            ] as const)
          : []),
        ...(view.isPlain ? ([['plain', '1']] as const) : []),
      ]}
      role="search"
      aria-label={t('inactive.filter')}
      className="mb-6 print:hidden"
    >
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(3,minmax(0,14rem))_auto]">
        <SelectField id="inactive-year" label={t('inactive.year')} name="year" defaultValue={year ?? ''}>
          {year === null && <option value="">{t('inactive.otherDays')}</option>}
          {yearsWith(monthsOf, years).map((one) => (
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
