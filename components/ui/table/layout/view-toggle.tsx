import { GridIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { ListIcon } from '../table-icons';

interface ViewToggleProps {
  readonly view: 'list' | 'grid';
  readonly onChange: (view: 'list' | 'grid') => void;
}

const VIEWS = [
  { view: 'list', ViewIcon: ListIcon },
  { view: 'grid', ViewIcon: GridIcon },
] as const;

/** TBL-10. */
export function ViewToggle({ view: shown, onChange }: ViewToggleProps) {
  const t = useMessages('table');
  return (
    <div role="group" aria-label={t('view')} className="flex rounded border border-line bg-surface-sunken p-0.5">
      {VIEWS.map(({ view, ViewIcon }) => (
        <button
          key={view}
          type="button"
          aria-label={t(view)}
          aria-pressed={view === shown}
          onClick={() => onChange(view)}
          className="grid h-10 w-11 place-items-center rounded-sm text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:[box-shadow:0_0_0_1px_var(--line)] md:h-8.5 md:w-10"
        >
          <ViewIcon />
        </button>
      ))}
    </div>
  );
}
