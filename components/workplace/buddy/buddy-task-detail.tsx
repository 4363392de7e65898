import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { RichText } from '@/components/ui/media/rich-text';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { pageOfLink } from '@/lib/links/upstream-links';
import type { BuddyDetail, BuddyTask } from './buddy-task';
import { useMessages } from '@/lib/i18n/use-messages';

interface BuddyTaskDetailProps {
  readonly task: BuddyTask;
  readonly onWalk: (page: `/${string}`, detail: BuddyDetail) => void;
}

/** BUD-04, BUD-05: what it is about, the steps, and the way to see them on the page itself (VOPQ-30). */
export function BuddyTaskDetail({ task, onWalk }: BuddyTaskDetailProps) {
  const t = useMessages('buddy');
  const detail = useCall('getBuddyTask', { BuddyCode: task.BuddyCode });
  const page = pageOfLink(task.MenuURL);
  return (
    <PanelData of={detail} skeleton={<SkeletonRows rows={3} />}>
      {(found) => (
        <>
          <RichText html={found.HeaderInfo} loadingText={t('loading')} className="text-muted" />
          <ol aria-label={t('steps')} className="my-4 space-y-3">
            {found.Steps.map((step, index) => (
              <li key={`${index} ${step.FieldName}`} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-tint text-xs font-semibold text-accent-text digits"
                >
                  {index + 1}
                </span>
                <RichText html={step.Content} loadingText={t('loading')} className="min-w-0 flex-1 pt-0.5" />
              </li>
            ))}
          </ol>
          <RichText html={found.FooterInfo} loadingText={t('loading')} className="text-muted" />
          <div className="mt-5">
            {page ? (
              <Button type="button" onClick={() => onWalk(page, found)}>
                {t('walkMe')}
              </Button>
            ) : (
              <p className="text-muted">{t('noPage')}</p>
            )}
          </div>
        </>
      )}
    </PanelData>
  );
}
