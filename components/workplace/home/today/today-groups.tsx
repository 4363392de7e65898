import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { PageMessages } from '@/lib/i18n/page-messages';
import { NothingNow } from './nothing-now';
import { RowList } from './row-list';
import type { Today, TodayRow } from './today-row';

/** Where all of one's own tasks are. */
const MY_TASKS = '/tracker/mytasks';

const MY_TEAM = '/ecenter/myteam';

/** What the rows say in the browser. */
const MESSAGES = ['home.openAs', 'home.roleFailed', 'finish', 'errors'] as const;

interface TodayGroupsProps {
  /** Null where the HR API did not say. */
  readonly today: Today | null;
  /** The module whose rows they are: where nothing waits in it, its name is all there is to say. */
  readonly moduleName?: string;
  /** Whether the role has the page of the team. */
  readonly hasTeamPage?: boolean;
}

/** What waits for a person, by when it is to be done; a group that is empty is left out, and nothing to be done now is said. */
export async function TodayGroups({ today, moduleName, hasTeamPage = false }: TodayGroupsProps) {
  const t = await getTranslations('home');
  if (!today) return <Card className="p-5 text-muted">{t('listMissing')}</Card>;
  const { Counts, Rows } = today;
  const rowsOf = (group: TodayRow['Group']) => Rows.filter(({ Group }) => Group === group);
  const [now, week, info, team] = [rowsOf('now'), rowsOf('week'), rowsOf('info'), rowsOf('team')];
  const tasks = Counts.Later + [...now, ...week].filter(({ Kind }) => Kind === 'task').length;
  const allTasks = tasks > 0 && (
    <Link href={MY_TASKS} prefetch={false} className={textButtonClasses}>
      {t('tasksAll')}
    </Link>
  );
  if (moduleName !== undefined && Rows.length === 0)
    return <Card className="px-5 py-4 text-muted">{t('moduleQuiet', { module: moduleName })}</Card>;
  return (
    <PageMessages of={MESSAGES}>
      {(moduleName === undefined || now.length > 0) && (
        <Group id="now" title={t('now')} count={Counts.Now} action={allTasks}>
          {now.length > 0 ? <RowList rows={now} count={Counts.Now} /> : <NothingNow next={week[0]} />}
        </Group>
      )}
      {week.length > 0 && (
        <Group id="week" title={t('week')} count={Counts.Week}>
          <RowList rows={week} count={Counts.Week} />
        </Group>
      )}
      {team.length > 0 && (
        <Group
          id="team"
          title={t('teamNow')}
          count={Counts.Team}
          action={
            hasTeamPage && (
              <Link href={MY_TEAM} prefetch={false} className={textButtonClasses}>
                {t('myTeam')}
              </Link>
            )
          }
        >
          <RowList rows={team} count={Counts.Team} />
        </Group>
      )}
      {info.length > 0 && (
        <Group
          id="info"
          title={t('info')}
          count={Math.max(Counts.Info, info.length)}
          action={
            <PanelButton panel="notifications" label={t('infoAll')} classes={textButtonClasses}>
              {t('infoAll')}
            </PanelButton>
          }
        >
          <RowList rows={info} count={info.length} />
        </Group>
      )}
    </PageMessages>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Group({ id, title, count, action, children }: GroupProps) {
  return (
    <section aria-labelledby={id} data-tour={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          {title} {count > 0 && <span className="ml-1 font-normal text-muted digits">{count}</span>}
        </h2>
        {action}
      </div>
      <Card>{children}</Card>
    </section>
  );
}
