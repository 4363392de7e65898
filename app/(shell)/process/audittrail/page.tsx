import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { OpenReport } from '../../open-report';

interface AuditTrailProps {
  readonly searchParams: Promise<{ layout?: string }>;
}

const readTrail = () => readReportEntry('process', 'audit-trail');

export async function generateMetadata(): Promise<Metadata> {
  await requireSession('full');
  return { title: (await readTrail())?.ReportName ?? (await notFoundTitle()) };
}

/** Who did what, across all records. */
export default async function AuditTrailPage({ searchParams }: AuditTrailProps) {
  await requireSession('full');
  await requireLink('process', 'audittrail');
  const report = await readTrail();
  if (!report) return <NotFoundPage />;
  return <OpenReport report={report} layout={(await searchParams).layout} />;
}
