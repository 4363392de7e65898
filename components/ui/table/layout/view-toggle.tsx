import { GridIcon } from '@/components/ui/icons/icons';
import { ListIcon } from '../table-icons';
import type { TableWords } from '../table-props';

interface ViewToggleProps {
  readonly view: 'list' | 'grid';
  readonly onChange: (view: 'list' | 'grid') => void;
  readonly words: TableWords;
}

const VIEWS = [
  { view: 'list', ViewIcon: ListIcon },
  { view: 'grid', ViewIcon: GridIcon },
] as const;

/** TBL-10. */
export function ViewToggle({ view: shown, onChange, words }: ViewToggleProps) {
  return (
    <div role="group" aria-label={words.view} className="flex rounded border border-line bg-surface-sunken p-0.5">
      {VIEWS.map(({ view, ViewIcon }) => (
        <button
          key={view}
          type="button"
          aria-label={words[view]}
          aria-pressed={view === shown}
          onClick={() => onChange(view)}
          className="grid h-10 w-11 place-items-center rounded-sm text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line md:h-8.5 md:w-10"
        >
          <ViewIcon />
        </button>
      ))}
    </div>
  );
}
