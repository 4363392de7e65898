import { lazy, Suspense, useRef, useState } from 'react';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useLightDismiss } from '@/components/ui/overlay/use-light-dismiss';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Column } from '../column';
import { ColumnsIcon } from '../table-icons';
import type { ColumnChoiceProps } from './column-choice';
import { toolButtonClasses } from './tool-button-classes';

const loadChoice = () => import('./column-choice');
const LazyColumnChoice = lazy(async () => ({ default: (await loadChoice()).ColumnChoice<never> }));

/** TBL-02, TBL-08: which columns are shown, in which order, and how high rows are; what it holds comes when it is wanted. */
export function ColumnMenu<Row>({ columns, layout, canRename, onChange }: ColumnChoiceProps<Row>) {
  const t = useMessages('table');
  const ref = useRef<HTMLDetailsElement>(null);
  useLightDismiss(ref);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details
      ref={ref}
      onPointerEnter={() => void loadChoice()}
      onFocus={() => void loadChoice()}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
      }}
      className="md:relative"
    >
      <summary className={toolButtonClasses}>
        <ColumnsIcon />
        <span className="max-md:sr-only">{t('viewColumns')}</span>
      </summary>
      <div
        role="group"
        aria-label={t('columnsHint')}
        className="enter-fade absolute z-25 mt-2 max-h-[min(24rem,calc(100dvh-10rem))] scroll-mt-20 scroll-mb-[calc(var(--tabs)+1rem)] overflow-y-auto rounded-lg bg-surface-raised p-1.5 shadow-float max-md:inset-x-0 md:right-0 md:w-80"
      >
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <LazyColumnChoice
              columns={columns as readonly Column<never>[]}
              layout={layout}
              canRename={canRename}
              onChange={onChange}
            />
          </Suspense>
        )}
      </div>
    </details>
  );
}
