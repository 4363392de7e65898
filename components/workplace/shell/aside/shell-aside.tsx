import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { SidebarIcon } from '@/components/ui/icons/icons';
import { useMedia } from '@/components/ui/use-media';
import { useMessages } from '@/lib/i18n/use-messages';
import { AsideMenu } from './aside-menu';
import { AsideRail } from './aside-rail';
import type { NavigationItem } from '../navigation/navigation-tree';
import type { NamedPlace } from '../navigation/place';

interface ShellAsideProps {
  readonly places: readonly NamedPlace[];
  readonly items: readonly NavigationItem[];
  /** Null where nobody has chosen: folded below 992 px, unfolded from there on. */
  readonly isFolded: boolean | null;
  readonly onFold: (isFolded: boolean) => void;
}

/** Classes of the column and of what it shows folded and unfolded; the styles decide where nobody else has yet. */
function asideClasses(isFolded: boolean | null) {
  if (isFolded === null) return { column: 'w-18 lg:w-66', folded: 'lg:hidden', unfolded: 'hidden lg:block' };
  return { column: isFolded ? 'w-18' : 'w-66', folded: '', unfolded: '' };
}

/** The navigation beside the content, whole or folded to a rail of icons. A phone has none. */
export function ShellAside({ isFolded: choice, onFold, ...shown }: ShellAsideProps) {
  const t = useMessages('shell');
  const isNarrow = useMedia('(width < 992px)');
  const isFolded = choice ?? isNarrow;
  const looks = asideClasses(isFolded);
  const text = isFolded ? t('expand') : t('collapse');
  return (
    <aside
      data-tour="menu"
      className={clsx(
        'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-200 ease-out md:flex',
        looks.column,
      )}
    >
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto [scrollbar-width:thin]">
        {isFolded !== false && (
          <div className={looks.folded}>
            <AsideRail {...shown} onExpand={() => onFold(false)} />
          </div>
        )}
        {isFolded !== true && (
          <div className={looks.unfolded}>
            <AsideMenu {...shown} />
          </div>
        )}
      </div>
      <div className={clsx('border-t border-line p-3', isFolded && 'text-center')}>
        <button
          type="button"
          aria-label={text}
          aria-expanded={!isFolded}
          title={text}
          onClick={() => onFold(!isFolded)}
          className={iconButtonClasses}
        >
          <SidebarIcon />
        </button>
      </div>
    </aside>
  );
}
