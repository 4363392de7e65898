import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { BuddyTask } from './buddy-task';
import { useMessages } from '@/lib/i18n/use-messages';
import { PanelRow } from './panel-row';

interface BuddyCategoriesProps {
  readonly tasks: readonly BuddyTask[];
  /** The one that was left for the list, to which the focus goes. */
  readonly left: string | undefined;
  readonly onOpen: (category: string) => void;
}

/** BUD-02, and how far the person has come in each. */
export function BuddyCategories({ tasks, left, onOpen }: BuddyCategoriesProps) {
  const t = useMessages('buddy');
  if (tasks.length === 0) return <EmptyState title={t('noTasks')} text={t('noTasksText')} />;
  const categories = [...new Set(tasks.map(({ CategoryName }) => CategoryName))];
  return (
    <section aria-labelledby="buddy-categories">
      <h3 id="buddy-categories" className="mb-1 text-base font-semibold">
        {t('categories')}
      </h3>
      <ul className="divide-y divide-line">
        {categories.map((category) => {
          const own = tasks.filter(({ CategoryName }) => CategoryName === category);
          const done = own.filter(({ IsDone }) => IsDone).length;
          const note = t('doneOf', { done, count: own.length });
          return (
            <PanelRow
              key={category}
              title={category}
              note={note}
              hasFocus={category === left}
              onClick={() => onOpen(category)}
            />
          );
        })}
      </ul>
    </section>
  );
}
