import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageButton } from '@/components/platform/page-button';
import { NextStep } from '@/components/profile/home/next-step';
import { SectionRow } from '@/components/profile/home/section-row';
import { readRecord } from '@/components/profile/overview/read-record';
import { readSections } from '@/components/profile/read/read-sections';
import { addressOfOverview } from '@/components/profile/addresses/section-addresses';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageTitle } from '@/components/workplace/shell/page-title';

/** NAV-10, NAV-11: the sections of the employee with a key, or one's own without one. */
export async function EditHome({ cardKey }: { cardKey?: string }) {
  const [t, record, sections] = await Promise.all([
    getTranslations('profile-sections'),
    readRecord(cardKey),
    readSections(cardKey),
  ]);
  if (!record || !sections) return <NotFoundPage />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 [&>[data-tour]]:mb-0">
        <PageTitle title={t('edit')} lead={cardKey ? `${record.Name} · ${record.Empid}` : t('editLead')} />
        <PageButton page={addressOfOverview(cardKey)}>{t('overview')}</PageButton>
      </div>
      {sections.length === 0 ? (
        <EmptyState title={t('noneOpen')} text={t('noneOpenText')} />
      ) : (
        <div className="space-y-6">
          <NextStep sections={sections} percent={record.EmpPercentage} cardKey={cardKey} />
          <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
            {sections.map((section) => (
              <li key={section.SectionCode}>
                <SectionRow section={section} cardKey={cardKey} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
