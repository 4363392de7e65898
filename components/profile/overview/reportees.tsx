import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PersonLine } from '@/components/people/person-line';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';

interface ReporteesProps {
  readonly kind: 'manager' | 'admin';
  /** How many report, whether the reader may know them or not. */
  readonly count: number;
  /** Those whom the reader may know; null where the HR API did not give them. */
  readonly people: ReplyFor<'listReportees'> | null;
  /** Where the page is, to be asked for again. */
  readonly place: `/${string}`;
  /** The control that shows all of them; stands where they do not all fit. */
  readonly all: ReactNode;
}

/** So many are shown at once. */
const MAX_SHOWN = 6;

/** EMP-20 to EMP-23: those who report to somebody by one kind of line; nothing where nobody does. */
export async function Reportees({ kind, count, people, place, all }: ReporteesProps) {
  if (count === 0) return null;
  const t = await getTranslations('profile');
  return (
    <section aria-labelledby={`reportees-${kind}`}>
      <Card className="overflow-hidden pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-2 md:px-6">
          <h2 id={`reportees-${kind}`} className="text-base font-semibold">
            {t(kind === 'manager' ? 'asReportingManager' : 'asAdminManager')}
          </h2>
          <p className="text-muted">{t('people', { count })}</p>
        </div>
        {people && people.length > 0 && (
          <ul className="grid sm:grid-cols-2">
            {people.slice(0, MAX_SHOWN).map(({ Name, Empid, KeyCode, HasPhoto, Level_Name, Location_Name }) => (
              <li key={Empid}>
                <PersonLine
                  name={Name}
                  employeeId={Empid}
                  hasPhoto={HasPhoto}
                  keyCode={KeyCode}
                  detail={[Level_Name, Location_Name].filter(Boolean).join(' · ')}
                />
              </li>
            ))}
          </ul>
        )}
        {people?.length === 0 && <p className="px-5 py-2.5 text-muted md:px-6">{t('nobodyKnown')}</p>}
        {people && people.length > MAX_SHOWN && <div className="px-5 pt-2 pb-3 md:px-6">{all}</div>}
        {!people && (
          <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-2.5 md:px-6">
            <p className="text-muted">{t('listMissing')}</p>
            <a href={withBasePath(place)} className={buttonClasses('secondary')}>
              {t('tryAgain')}
            </a>
          </div>
        )}
      </Card>
    </section>
  );
}
