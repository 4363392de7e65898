import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { MailAddress } from '@/components/ui/mail-address';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';

interface ProfileFactsProps {
  readonly record: ReplyFor<'getEmployeeHeader'>;
  /** How many report to the person by each kind of line, to be opened where there are any. */
  readonly counts: readonly (readonly [name: string, count: ReactNode])[];
}

/** What the record says of somebody's work; what is closed to the reader is left out. */
export async function ProfileFacts({ record, counts }: ProfileFactsProps) {
  const [t, locale] = await Promise.all([getTranslations('profile'), getLocale()]);
  const open: [name: string, value: ReactNode][] = [
    [t('employeeId'), record.Empid],
    [t('unit'), record.Unit_Name],
    [t('location'), record.Location_Name],
  ];
  const closed: typeof open = [
    [t('email'), record.EmailID && <MailAddress key="email" address={record.EmailID} />],
    [t('joined'), wireTimeText(record.DateOfJoin, locale)],
    [t('roles'), record.Roles],
    ...counts.map(([name, count]): (typeof open)[number] => [name, count]),
  ];
  const left: typeof open = record.Exit_on ? [[t('left'), wireTimeText(record.Exit_on, locale)]] : [];
  const facts = record.IsWhole ? [...open, ...closed, ...left] : open;
  return (
    <section aria-labelledby="work">
      <Card className="h-full">
        <h2 id="work" className="px-5 pt-5 text-base font-semibold md:px-6">
          {t('work')}
        </h2>
        <dl className="grid gap-x-8 px-5 pt-2 pb-4 sm:grid-cols-2 md:px-6">
          {facts.map(([name, value]) => (
            <div key={name} className="flex min-w-0 flex-wrap justify-between gap-x-4 py-2.5 sm:block">
              <dt className="text-muted">{name}</dt>
              <dd className="ml-auto max-w-full text-right font-medium sm:mt-0.5 sm:ml-0 sm:text-left">
                {value || <span className="font-normal text-muted">{t('none')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
