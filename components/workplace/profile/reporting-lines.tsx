import { getTranslations } from 'next-intl/server';
import { PersonLine } from '@/components/people/person-line';
import { Card } from '@/components/ui/card';
import type { ReplyFor } from '@/lib/contract/all';

/** EMP-18: who leads and who reviews somebody. */
export async function ReportingLines({ record }: { record: ReplyFor<'getEmployeeHeader'> }) {
  const t = await getTranslations('profile');
  const manager = {
    detail: t('manager'),
    name: record.ReportingManager,
    employeeId: record.ReportingManagerID,
    hasPhoto: record.ReportingManagerHasPhoto,
    keyCode: record.ReportingManagerKey,
  };
  const reviewer = {
    detail: t('reviewer'),
    name: record.Reviewer_Name,
    employeeId: record.Reviewer_Empid,
    hasPhoto: record.Reviewer_HasPhoto,
    keyCode: record.Reviewer_Key,
  };
  return (
    <section aria-labelledby="lines">
      <Card className="overflow-hidden pb-2">
        <h2 id="lines" className="px-5 pt-5 pb-2 text-base font-semibold md:px-6">
          {t('lines')}
        </h2>
        <ul>
          {(record.IsWhole ? [manager, reviewer] : [manager]).map(({ detail, ...person }) => (
            <li key={detail}>
              {person.name ? (
                <PersonLine {...person} detail={detail} />
              ) : (
                <p className="flex flex-wrap gap-x-4 px-5 py-2.5 text-muted md:px-6">
                  <span className="flex-1">{detail}</span>
                  {t('none')}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
