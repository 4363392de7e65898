import { clsx } from 'clsx';
import { useRef } from 'react';
import { useScrollToSelected } from '@/components/ui/use-scroll-to-selected';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { deskViews, type DeskView } from '../desk-url-state';

interface DeskViewsProps {
  readonly chosen: DeskView;
  readonly counts: Readonly<Record<DeskView, number | undefined>>;
  readonly onChoose: (view: DeskView) => void;
}

/** The ways to look at the queue that are kept ready, each with how many tickets it holds. */
export function DeskViews({ chosen, counts, onChoose }: DeskViewsProps) {
  const language = useLanguage();
  const t = useMessages('desk.inbox');
  const stripRef = useRef<HTMLDivElement>(null);
  const numbers = new Intl.NumberFormat(language, { notation: 'compact' });
  useScrollToSelected(stripRef, '[aria-pressed=true]', chosen);

  return (
    <div
      ref={stripRef}
      role="group"
      aria-label={t('views')}
      className="strip relative -mx-4 flex gap-x-1 border-b border-line px-4 xl:mx-0 xl:px-0"
    >
      {deskViews.map((view) => {
        const count = counts[view];
        const isPressing = view === 'overdue' && Boolean(count);
        return (
          <button
            key={view}
            type="button"
            aria-pressed={view === chosen}
            aria-label={count === undefined ? t(view) : t('viewCount', { name: t(view), count })}
            onClick={() => onChoose(view)}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-pressed:border-accent aria-pressed:text-ink md:min-h-10"
          >
            {t(view)}
            {count !== undefined && (
              <span
                className={clsx(
                  'min-w-5 rounded-full px-1.5 text-center text-xs leading-5 digits',
                  isPressing ? 'bg-danger-tint text-danger' : 'bg-surface-sunken text-muted',
                )}
              >
                {numbers.format(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
