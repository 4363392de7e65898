import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { readLeaveType } from '@/components/time/leave/setup/read-leave-type';
import { TypeScreen } from '@/components/time/leave/setup/rules/type-screen';
import { LEAVE_SETUP_PAGE } from '@/components/time/leave/setup/setup-pages';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';

interface LeaveTypePageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: LeaveTypePageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('timemanage', 'leavesetup');
  const [language, { code }] = await Promise.all([getLocale(), params]);
  const type = await readLeaveType(code);
  return { title: type ? nameFor(type.Names, language) : await notFoundTitle() };
}

/** The rules of one type of leave. */
export default async function LeaveTypePage({ params }: LeaveTypePageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'leavesetup');
  const [t, language, { code }] = await Promise.all([getTranslations('leave-setup'), getLocale(), params]);
  const type = await readLeaveType(code);
  if (!type) return <NotFoundPage />;
  const audience = await callHr('listLeaveAudience', {});
  return (
    <PageMessages of={['leave-setup', 'leave.amount', 'leave.issues', 'lookups', 'errors', 'notice']}>
      <PageTitle title={nameFor(type.Names, language)} above={{ href: LEAVE_SETUP_PAGE, name: t('title') }} />
      <TypeScreen initial={type} audience={audience} today={calendarDate(new Date())} />
    </PageMessages>
  );
}
