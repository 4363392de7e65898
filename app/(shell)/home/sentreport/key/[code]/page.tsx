import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readSentReport } from '@/components/workplace/reports/sent/read-sent-report';
import { SentReport } from '@/components/workplace/reports/sent/sent-report';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { requireSession } from '@/lib/bff/session/require-session';

interface SentReportPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: SentReportPageProps): Promise<Metadata> {
  await requireSession('full');
  const [t, report] = await Promise.all([getTranslations('sent-report'), readSentReport((await params).code)]);
  return { title: report?.SaveReportName ?? t('title') };
}

/** What a link in a mail leads to: it asks for sign-in, is checked again, and ends. */
export default async function SentReportPage({ params }: SentReportPageProps) {
  await requireSession('full');
  const { code } = await params;
  const [t, report] = await Promise.all([getTranslations('sent-report'), readSentReport(code)]);
  return (
    <>
      <PageTitle title={report?.SaveReportName ?? t('title')} />
      {report ? (
        <SentReport code={code} report={report} />
      ) : (
        <Card className="max-w-2xl">
          <EmptyState title={t('endedTitle')} text={t('endedText')} />
        </Card>
      )}
    </>
  );
}
