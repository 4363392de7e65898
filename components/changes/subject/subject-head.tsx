import { getLocale, getTranslations } from 'next-intl/server';
import { PersonChip } from '@/components/people/person-chip';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/contract/platform/languages';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import { DayChoices } from './day-choices';
import type { ChangeSubject } from './change-subject';

interface SubjectHeadProps {
  readonly subject: ChangeSubject;
  readonly on: string;
  readonly known: string;
  readonly page: `/${string}`;
}

/** Whether a day lies in an employment; all are DD-MMM-YYYY, the last empty while it is open. */
function isWithin(on: string, first: string, last: string): boolean {
  const [day, from, to] = [on, first, last].map(wireCalendarDate);
  return !day || ((!from || from <= day) && (!to || day <= to));
}

/** Whose changes a page shows, as they stand on the day that is looked at. */
export async function SubjectHead({ subject, on, known, page }: SubjectHeadProps) {
  const [t, language] = await Promise.all([getTranslations('changes.subject'), getLocale()]);
  const day = (wire: string) => wireTimeText(wire, language as Language);
  const { Person, Active, DateOfJoin, Exit_on, Emp_Status_Name, Manager, ...organisation } = subject;
  const isElsewhere = on !== '' && !isWithin(on, DateOfJoin, Exit_on);
  const { Level_Name, Unit_Name, Location_Name } = organisation;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4">
          <Avatar name={Person.Name} size="lg" photo={photoOf(Person.Empid, Person.HasPhoto)} />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-2xl leading-8 font-semibold wrap-anywhere">{Person.Name}</h1>
              {Emp_Status_Name && <Badge tone="accent">{Emp_Status_Name}</Badge>}
              {isElsewhere && <Badge tone="warning">{t('notEmployed')}</Badge>}
              {Active === 'N' && <Badge>{t('left', { day: day(Exit_on) })}</Badge>}
              {Active === 'Y' && Exit_on && <Badge tone="warning">{t('leaves', { day: day(Exit_on) })}</Badge>}
            </div>
            <p className="text-muted wrap-anywhere">
              {[Person.Empid, Level_Name, Unit_Name, Location_Name].filter(Boolean).join(' · ')}
            </p>
            {Manager && (
              <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-muted">
                {t('reportsTo')}
                <PersonChip
                  name={Manager.Name}
                  employeeId={Manager.Empid}
                  hasPhoto={Manager.HasPhoto}
                  keyCode={Manager.KeyCode}
                />
              </p>
            )}
          </div>
        </div>
        <DayChoices key={`${on} ${known}`} on={on} known={known} page={page} />
      </div>
      {known && (
        <p role="status" className="mb-4 rounded border border-line bg-surface-sunken px-3 py-2">
          {t('shownKnown', { day: day(known) })}
        </p>
      )}
    </>
  );
}
