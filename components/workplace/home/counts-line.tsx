import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import type { ReplyFor } from '@/lib/contract/all';

type Counts = ReplyFor<'getDashboardCounts'>;

const linkClasses = 'inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline md:min-h-8';

/** The six counts of the dashboard as one line, each leading to what it counts (EDASH-01 to EDASH-06). */
export async function CountsLine({ counts }: { counts: Counts | null }) {
  const t = await getTranslations('home');
  if (!counts) return <p className="text-muted">{t('countsMissing')}</p>;
  const inPanel = (panel: 'notifications' | 'happenings', subject: string | undefined, text: string) => (
    <PanelButton panel={panel} subject={subject} label={text} classes={linkClasses}>
      {text}
    </PanelButton>
  );
  const toPage = (href: string, text: string) => (
    <Link href={href} prefetch={false} className={linkClasses}>
      {text}
    </Link>
  );
  const tasks = t('countTasks', { count: counts.PendTask - counts.PendApproval });
  const team = t('countTeamTasks', { count: counts.PendTeamTask });
  const items: readonly ReactNode[] = [
    toPage('/tracker/mytasks', tasks),
    ...(counts.PendApproval > 0
      ? [toPage('/home/dashboard#now', t('countApprovals', { count: counts.PendApproval }))]
      : []),
    counts.PendTeamTask > 0 ? toPage('/home/dashboard#team', team) : team,
    inPanel('notifications', undefined, t('countMessages', { count: counts.PendMessage })),
    inPanel('notifications', undefined, t('countNotifications', { count: counts.EmpNotiCount })),
    inPanel('happenings', 'received', t('countReceived', { count: counts.EmpRecWishCount })),
    inPanel('happenings', undefined, t('countSent', { count: counts.EmpSenWishCount })),
  ];
  return (
    <ul aria-label={t('counts')} className="flex flex-wrap items-center gap-x-1.5 text-muted digits">
      {items.map((item, at) => (
        <li key={at} className="flex items-center gap-x-1.5">
          {item}
          {at < items.length - 1 && <span aria-hidden="true">·</span>}
        </li>
      ))}
    </ul>
  );
}
