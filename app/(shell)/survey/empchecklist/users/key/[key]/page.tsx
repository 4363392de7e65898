import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { readRecord } from '@/components/profile/overview/read-record';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ChecklistPage } from '../../../../checklist-page';

interface EmployeeChecklistProps {
  readonly params: Promise<{ key: string }>;
}

export async function generateMetadata({ params }: EmployeeChecklistProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileview');
  const record = await readRecord((await params).key);
  const t = await getTranslations('checklist');
  return { title: record ? t('titleOf', { name: record.Name }) : await notFoundTitle() };
}

export default async function EmployeeChecklistPage({ params }: EmployeeChecklistProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileview');
  return <ChecklistPage cardKey={(await params).key} />;
}
