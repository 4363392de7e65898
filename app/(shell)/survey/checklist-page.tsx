import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { addressOfOverview } from '@/components/profile/addresses/section-addresses';
import { Checklist } from '@/components/profile/checklist/checklist';
import { readRecord } from '@/components/profile/overview/read-record';
import { ifOpen } from '@/components/profile/read/read-sections';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';

/** NAV-12, NAV-13: what the record of the employee with a key lacks, or one's own without one. */
export async function ChecklistPage({ cardKey }: { readonly cardKey?: string }) {
  const [t, record] = await Promise.all([getTranslations('checklist'), readRecord(cardKey)]);
  const entries = record && (await ifOpen(() => callHr('listChecklist', { UserCode: cardKey ?? '' })));
  if (!record || !entries) return <NotFoundPage />;
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={cardKey ? `${record.Name} · ${record.Empid}` : t('lead')}
        above={{ href: addressOfOverview(cardKey), name: t('overview') }}
      />
      <Checklist entries={entries} percent={record.EmpPercentage} cardKey={cardKey} />
    </>
  );
}
