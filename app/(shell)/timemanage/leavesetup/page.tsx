import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { setupTabOf } from '@/components/time/leave/setup/setup-pages';
import { SetupScreen } from '@/components/time/leave/setup/setup-screen';
import { newImportPage } from '@/components/workplace/imports/import-pages';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../read-permissions';
import { readNextRun } from './read-next-run';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leave-setup');
  return { title: t('title') };
}

interface LeaveSetupPageProps {
  readonly searchParams: Promise<{ readonly tab?: string | string[] }>;
}

/** Which leave there is, for whom, and how much. */
export default async function LeaveSetupPage({ searchParams }: LeaveSetupPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'leavesetup');
  const [t, types, audience, nextRun, permissions, { tab }] = await Promise.all([
    getTranslations('leave-setup'),
    callHr('listLeaveTypes', {}),
    callHr('listLeaveAudience', {}),
    readNextRun(),
    readPermissions(),
    searchParams,
  ]);
  const has = (name: string) => permissions.some(({ Permission }) => Permission === name);
  const canKeep = has('leave.keep');
  return (
    <PageMessages of={['leave-setup', 'leave.amount', 'leave.issues', 'lookups', 'errors', 'notice']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <SetupScreen
        types={types}
        audience={audience}
        nextRun={nextRun}
        canKeep={canKeep}
        balancesFile={canKeep && has('people.import') ? newImportPage('leave-balances') : null}
        today={calendarDate(new Date())}
        tab={setupTabOf(tab)}
      />
    </PageMessages>
  );
}
