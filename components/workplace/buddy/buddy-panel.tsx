'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { startWalk } from '@/components/ui/walkthrough/start-walk';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { pageOfLink, pathOfLink } from '@/lib/links/upstream-links';
import { BuddyCategories } from './buddy-categories';
import type { BuddyDetail, BuddyTask } from './buddy-task';
import { BuddyTaskDetail } from './buddy-task-detail';
import { BuddyTaskList } from './buddy-task-list';
import { walkMessagesOf } from './buddy-messages';
import { CompanionCard } from './companion/companion-card';
import { companionsOf } from './companion/companion';
import { finishBuddyTask } from './finish-buddy-task';
import { startTour } from './popups/start-tour';
import { UpButton } from './up-button';

type Level =
  | { readonly of: 'categories'; readonly left?: string }
  | { readonly of: 'tasks'; readonly category: string }
  | { readonly of: 'detail'; readonly task: BuddyTask };

/** What shows a page that is not switched on is left out. */
const isOfPageHere = ({ MenuURL }: BuddyTask) => pageOfLink(MenuURL) !== null || pathOfLink(MenuURL) === null;

/** BUD-01 to BUD-06: categories, their tasks, and one task with its steps; the arrow goes up one level. */
export function BuddyPanel({ close }: PanelProps) {
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const [level, setLevel] = useState<Level>({ of: 'categories' });
  const [failure, setFailure] = useState<string | null>(null);
  const path = usePathname();
  const router = useRouter();
  const tasks = useCall('listBuddyTasks', {});
  const info = useCall('getEmployeeInfo', {});
  const images = useCall('listTourImages', {});

  const employee = info.data?.[0];
  const companion = companionsOf(images.data ?? []).find(({ name }) => name === employee?.TourImage) ?? null;

  async function begin(start: () => Promise<boolean>) {
    setFailure(null);
    try {
      if (!(await start())) setFailure(t('noTour'));
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  }

  const around = (kind: 'global' | 'page') => begin(() => startTour({ kind, path, t, companion, makeWay: close }));

  const walkThrough = (task: BuddyTask, page: `/${string}`, detail: BuddyDetail) =>
    begin(async () => {
      const steps = detail.Steps.map(({ FieldName, Content }) => ({ target: FieldName, html: Content }));
      const words = [detail.HeaderInfo, detail.FooterInfo].map((html) => (html ? [{ target: null, html }] : []));
      close();
      if (page !== path) router.push(page);
      await startWalk({
        kind: 'buddy',
        title: task.Menu_Name,
        companion,
        steps: [...(words[0] ?? []), ...steps, ...(words[1] ?? [])],
        words: walkMessagesOf(t),
        page,
        onEnd: (isFinished) => {
          if (isFinished) void finishBuddyTask(task.BuddyCode, errorText);
        },
      });
      return true;
    });

  function up() {
    setFailure(null);
    if (level.of === 'detail') setLevel({ of: 'tasks', category: level.task.CategoryName });
    if (level.of === 'tasks') setLevel({ of: 'categories', left: level.category });
  }

  return (
    <>
      {level.of !== 'categories' && (
        <UpButton label={t('up')} title={level.of === 'tasks' ? level.category : level.task.Menu_Name} onClick={up} />
      )}
      {failure && (
        <div className="mb-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      {level.of === 'categories' && (
        <CompanionCard
          companion={companion}
          canChange={employee?.changeBuddy ?? false}
          onAround={(kind) => void around(kind)}
        />
      )}
      <PanelData of={tasks} skeleton={<SkeletonRows rows={4} />}>
        {(listed) => {
          const all = listed.filter(isOfPageHere);
          if (level.of === 'categories')
            return (
              <BuddyCategories
                tasks={all}
                left={level.left}
                onOpen={(category) => setLevel({ of: 'tasks', category })}
              />
            );
          if (level.of === 'tasks') {
            const own = all.filter(({ CategoryName }) => CategoryName === level.category);
            return <BuddyTaskList tasks={own} onOpen={(task) => setLevel({ of: 'detail', task })} />;
          }
          return (
            <BuddyTaskDetail task={level.task} onWalk={(page, detail) => void walkThrough(level.task, page, detail)} />
          );
        }}
      </PanelData>
    </>
  );
}
