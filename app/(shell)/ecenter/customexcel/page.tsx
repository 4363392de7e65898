import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CustomExcel } from '@/components/workplace/reports/custom-excel/custom-excel';
import { ReportList } from '@/components/workplace/reports/report-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('custom-excel');
  return { title: t('title') };
}

/** Reports of one's own choice of the organisation, as Excel files. */
export default async function CustomExcelPage() {
  await requireSession('full');
  await requireLink('ecenter', 'customexcel');
  const [t, reports] = await Promise.all([getTranslations('custom-excel'), callHr('listReports', {})]);
  const [first, ...others] = reports.filter(({ IsByOrganisation }) => IsByOrganisation);
  return (
    <PageMessages of={['custom-excel', 'reports', 'form.date', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      {first ? <CustomExcel reports={[first, ...others]} /> : <ReportList reports={[]} />}
    </PageMessages>
  );
}
