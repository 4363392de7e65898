import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Card } from '@/components/ui/card';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { BellIcon, HeartIcon, MessageIcon, SendIcon, TaskIcon, TeamIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { CountTile } from './count-tile';

type Counts = ReplyFor<'getDashboardCounts'>;

const tiles = [
  { count: 'PendTask', name: 'tasks', text: 'tasksText', icon: TaskIcon },
  { count: 'PendTeamTask', name: 'teamTasks', text: 'teamTasksText', icon: TeamIcon },
  { count: 'PendMessage', name: 'messages', text: 'messagesText', icon: MessageIcon },
  { count: 'EmpNotiCount', name: 'notifications', text: 'notificationsText', icon: BellIcon },
  { count: 'EmpRecWishCount', name: 'wishesReceived', text: 'wishesReceivedText', icon: HeartIcon },
  { count: 'EmpSenWishCount', name: 'wishesSent', text: 'wishesSentText', icon: SendIcon },
] as const;

/** What waits for the person today, first in one sentence, then by kind (EDASH-01 to EDASH-06). */
export async function Today({ counts }: { counts: Counts | null }) {
  const t = await getTranslations('home');
  if (!counts) return <Card className="p-6 text-muted">{t('countsMissing')}</Card>;
  const waiting = counts.PendTask + counts.PendTeamTask + counts.PendMessage;
  const textOf = ({ count, text }: (typeof tiles)[number]) => {
    const words = t(text, { count: counts[count] });
    if (count !== 'EmpRecWishCount' || counts[count] === 0) return words;
    return (
      <PanelButton panel="happenings" subject="received" label={t('readWishes')} classes={textButtonClasses}>
        {words}
      </PanelButton>
    );
  };
  return (
    <section aria-labelledby="today" data-tour="today">
      <Card className="overflow-hidden">
        <div className="flex items-center gap-4 border-b border-line p-5 md:p-6">
          <span
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-full',
              waiting ? 'bg-accent-tint text-accent-text' : 'bg-success-tint text-success',
            )}
          >
            {waiting ? <TaskIcon /> : <CheckIcon />}
          </span>
          <div className="min-w-0">
            <h2 id="today" className="text-lg font-semibold">
              {waiting ? t('waiting', { count: waiting }) : t('allClear')}
            </h2>
            <p className="text-muted">{waiting ? t('waitingText') : t('allClearText')}</p>
          </div>
        </div>
        <ul className="-m-px grid grid-cols-2 lg:grid-cols-3">
          {tiles.map((tile) => (
            <CountTile
              key={tile.count}
              icon={<tile.icon />}
              name={t(tile.name)}
              count={counts[tile.count]}
              text={textOf(tile)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
