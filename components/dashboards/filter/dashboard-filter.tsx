import { clsx } from 'clsx';
import Link from 'next/link';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { TextInput } from '@/components/ui/form/text-input';
import type { ReplyFor } from '@/lib/contract/all';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOf, namedOf, parametersOf, scopeOf, type AnyView } from '../model/dashboard-view';
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
  const [t, scope] = await Promise.all([getTexts('hr-dashboard'), getTexts('figure-scope')]);
  const inForm = new Set(['on', 'cut', ...levels.map(({ KeyCode }) => KeyCode)]);
  // Several of a level can be chosen, and are saved as they are, in lists that show some at once.
  const hasLists = view.isSeveral || levels.some(({ KeyCode }) => namedOf(view, KeyCode).length > 1);
  const others = parametersOf(view).filter(([name]) => !inForm.has(name));
  return (
    <AddressForm
      page={view.page}
      parameters={others}
      role="search"
      aria-label={t('filter')}
      className="mb-6 print:hidden"
    >
      <div
        className={clsx(
          'grid gap-3 lg:grid-cols-3',
          hasLists
            ? 'grid-cols-1 items-start md:grid-cols-2'
            : 'grid-cols-2 items-end xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]',
        )}
      >
        <Field id="dashboard-on" label={t('asOn')}>
          {(control) => (
            <TextInput {...control} type="date" name="on" defaultValue={view.on} min="1900-01-01" max="2199-12-31" />
          )}
        </Field>
        {levels.map(({ KeyCode, OrgLabel }) => {
          const named = namedOf(view, KeyCode);
          const count = view.saved?.chosen[KeyCode]?.length ?? 0;
          const asSaved = count > 0 && scope('asSaved', { count });
          return (
            <SelectField
              key={KeyCode}
              id={`dashboard-${KeyCode}`}
              label={OrgLabel}
              name={KeyCode}
              {...(hasLists ? { multiple: true, size: 6, defaultValue: [...named] } : { defaultValue: named[0] ?? '' })}
              // What is saved of the level is meant as long as nothing is chosen in its list.
              aside={hasLists && named.length === 0 && asSaved && <span className="text-muted">{asSaved}</span>}
            >
              {!hasLists && <option value="">{asSaved || t('everything')}</option>}
              {optionsOf(rows.find((level) => level.KeyCode === KeyCode)?.rows ?? [], named)}
            </SelectField>
          );
        })}
        <div className="flex gap-2 self-end pb-px">
          <Button type="submit">{t('show')}</Button>
          {scopeOf(view).length > 0 && (
            <Link href={view.page} prefetch={false} className={buttonClasses('secondary')}>
              {t('reset')}
            </Link>
          )}
        </div>
      </div>
      {!hasLists && (
        <p className="mt-2">
          <Link
            href={addressOf({ ...view, isSeveral: true })}
            prefetch={false}
            className="text-accent-text underline-offset-2 hover:underline"
          >
            {scope('several')}
          </Link>
        </p>
      )}
    </AddressForm>
  );
}

/** What can be chosen of a level; what an address names and nobody works in on that day is an option, too, or it would look like all. */
function optionsOf(rows: ReplyFor<'listOrgFilterRows'>[number]['rows'], named: readonly string[]) {
  const missing = named
    .filter((code) => !rows.some(({ Code }) => Code === code))
    .map((code) => ({ Code: code, Name: code, People: 0, Depth: 0 }));
  return [...rows, ...missing].map(({ Code, Name, People, Depth }) => (
    <option key={Code} value={Code}>
      {`${INDENT.repeat(Depth)}${Name} (${People})`}
    </option>
  ));
}
