import { getTranslations } from 'next-intl/server';
import { PersonLine } from '@/components/people/person-line';
import { Card } from '@/components/ui/card';
import type { ReplyFor } from '@/lib/contract/all';

/** Who leads a colleague whose record is closed. */
export async function ReportingLines({ record }: { record: ReplyFor<'getEmployeeHeader'> }) {
  const t = await getTranslations('profile');
  const manager = {
    detail: t('manager'),
    name: record.ReportingManager,
    employeeId: record.ReportingManagerID,
    hasPhoto: record.ReportingManagerHasPhoto,
    keyCode: record.ReportingManagerKey,
  };
  return (
    <section aria-labelledby="lines">
      <Card className="overflow-hidden pb-2">
        <h2 id="lines" className="px-5 pt-5 pb-2 text-base font-semibold md:px-6">
          {t('lines')}
        </h2>
        <PersonLine {...manager} />
      </Card>
    </section>
  );
}
