import Link from 'next/link';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { TextInput } from '@/components/ui/form/text-input';
import type { ReplyFor } from '@/lib/contract/all';
import { getTexts } from '@/lib/i18n/get-texts';
import { parametersOf, scopeOf, type AnyView } from '../model/dashboard-view';
import { AddressForm } from './address-form';

interface DashboardFilterProps {
  readonly view: AnyView;
  readonly levels: ReplyFor<'listOrgFilterLevels'>;
  readonly rows: ReplyFor<'listOrgFilterRows'>;
}

/** Of the units so deep a list is indented. */
const INDENT = '\u2003';

/** The day and the part of the organisation that all tiles are of, as a form that works by its address alone. */
export async function DashboardFilter({ view, levels, rows }: DashboardFilterProps) {
  const t = await getTexts('hr-dashboard');
  const others = parametersOf(view).filter(([name]) => !scopeOf(view).some(([scoped]) => scoped === name));
  return (
    <AddressForm
      page={view.page}
      parameters={others}
      role="search"
      aria-label={t('filter')}
      className="mb-6 print:hidden"
    >
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-3 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]">
        <Field id="dashboard-on" label={t('asOn')}>
          {(control) => (
            <TextInput {...control} type="date" name="on" defaultValue={view.on} min="1900-01-01" max="2199-12-31" />
          )}
        </Field>
        {levels.map(({ KeyCode, OrgLabel }) => (
          <SelectField
            key={KeyCode}
            id={`dashboard-${KeyCode}`}
            label={OrgLabel}
            name={KeyCode}
            defaultValue={view.chosen[KeyCode]?.[0] ?? ''}
          >
            <option value="">{t('everything')}</option>
            {optionsOf(rows.find((level) => level.KeyCode === KeyCode)?.rows ?? [], view.chosen[KeyCode]?.[0])}
          </SelectField>
        ))}
        <div className="flex gap-2 pb-px">
          <Button type="submit">{t('show')}</Button>
          {scopeOf(view).length > 0 && (
            <Link href={view.page} prefetch={false} className={buttonClasses('secondary')}>
              {t('reset')}
            </Link>
          )}
        </div>
      </div>
    </AddressForm>
  );
}

/** What can be chosen of a level; what an address names and nobody works in on that day is an option, too, or it would look like all. */
function optionsOf(rows: ReplyFor<'listOrgFilterRows'>[number]['rows'], chosen: string | undefined) {
  const missing =
    chosen && !rows.some(({ Code }) => Code === chosen) ? [{ Code: chosen, Name: chosen, People: 0, Depth: 0 }] : [];
  return [...rows, ...missing].map(({ Code, Name, People, Depth }) => (
    <option key={Code} value={Code}>
      {`${INDENT.repeat(Depth)}${Name} (${People})`}
    </option>
  ));
}
