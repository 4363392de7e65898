import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { useMessages } from '@/lib/i18n/use-messages';
import { ItemIcon } from '../navigation/item-icon';
import { isCurrentPage } from './menu-link';
import type { NavigationItem } from '../navigation/navigation-tree';
import type { NamedPlace } from '../navigation/place';

interface AsideRailProps {
  readonly places: readonly NamedPlace[];
  readonly items: readonly NavigationItem[];
  readonly onExpand: () => void;
}

const tileClasses =
  'grid size-11 shrink-0 place-items-center rounded text-muted transition-colors duration-150 hover:bg-hover hover:text-ink active:bg-pressed aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text';

/** The navigation folded to 72 px: pages as icons, and an icon for each group, which unfolds the menu. */
export function AsideRail({ places, items, onExpand }: AsideRailProps) {
  const t = useMessages('shell');
  const path = usePathname();
  return (
    <nav aria-label={t('menu')} className="flex flex-col items-center gap-1 py-3">
      {places.map(({ opens, name, icon }) =>
        'panel' in opens ? (
          <PanelButton key={name} panel={opens.panel} label={name} classes={clsx(tileClasses, 'noscript:hidden')}>
            {icon}
          </PanelButton>
        ) : (
          <Tile key={name} href={opens.href} name={name} path={path}>
            {icon}
          </Tile>
        ),
      )}
      {items.length > 0 && <hr className="my-2 w-8 border-line" />}
      {items.map((item) =>
        'links' in item ? (
          <button
            key={item.key}
            type="button"
            aria-label={item.name}
            title={item.name}
            onClick={onExpand}
            className={clsx(
              tileClasses,
              item.links.some(({ href }) => isCurrentPage(href, path)) && 'bg-accent-tint text-accent-text',
            )}
          >
            <ItemIcon item={item} />
          </button>
        ) : (
          <Tile key={item.key} href={item.href} name={item.name} path={path}>
            <ItemIcon item={item} />
          </Tile>
        ),
      )}
    </nav>
  );
}

interface TileProps {
  readonly href: string;
  readonly name: string;
  readonly path: string;
  readonly children: ReactNode;
}

function Tile({ href, name, path, children }: TileProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={name}
      aria-current={isCurrentPage(href, path) ? 'page' : undefined}
      title={name}
      className={tileClasses}
    >
      {children}
    </Link>
  );
}
