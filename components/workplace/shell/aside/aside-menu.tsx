'use client';

import { usePathname } from 'next/navigation';
import { useMessages } from '@/lib/i18n/use-messages';
import { ItemIcon } from '../navigation/item-icon';
import { MenuFold } from './menu-fold';
import { isCurrentPage, MenuLink } from './menu-link';
import type { NavigationItem } from '../navigation/navigation-tree';
import { PlaceRow } from '../navigation/place-row';
import type { NamedPlace } from '../navigation/place';

interface AsideMenuProps {
  readonly places: readonly NamedPlace[];
  readonly items: readonly NavigationItem[];
}

/** So many links are seen at one glance: their groups start unfolded. */
const FEW = 12;

/** The navigation, the same on every page: what everybody has, the modules, and what belongs to the role. Groups fold without scripts. */
export function AsideMenu({ places, items }: AsideMenuProps) {
  const t = useMessages('shell');
  const path = usePathname();
  const isSmall = items.reduce((sum, item) => sum + ('links' in item ? item.links.length : 1), 0) <= FEW;
  const parts = [items.filter(({ module }) => module), items.filter(({ module }) => !module)];
  return (
    <nav aria-label={t('menu')} className="p-3">
      <ul className="space-y-0.5">
        {places.map((place) => (
          <li key={place.name}>
            <PlaceRow place={place} path={path} />
          </li>
        ))}
      </ul>
      {parts
        .filter((part) => part.length > 0)
        .map((part) => (
          <ul key={part[0]?.key} className="mt-3 space-y-0.5 border-t border-line pt-3">
            {part.map((item) => (
              <li key={item.key}>
                <Item item={item} path={path} isSmall={isSmall} />
              </li>
            ))}
          </ul>
        ))}
    </nav>
  );
}

interface ItemProps {
  readonly item: NavigationItem;
  readonly path: string;
  readonly isSmall: boolean;
}

function Item({ item, path, isSmall }: ItemProps) {
  const icon = <ItemIcon item={item} className="size-5 text-muted" />;
  if (!('links' in item))
    return (
      <MenuLink href={item.href} path={path}>
        {icon}
        <span className="min-w-0">{item.name}</span>
      </MenuLink>
    );
  const title = (
    <span className="flex min-w-0 items-center gap-3">
      {icon}
      <span className="min-w-0">{item.name}</span>
    </span>
  );
  return (
    <MenuFold title={title} isOpen={isSmall || item.links.some(({ href }) => isCurrentPage(href, path))}>
      <ul className="ml-5.5 space-y-0.5 border-l border-line pl-2.5">
        {item.links.map(({ href, name }) => (
          <li key={href}>
            <MenuLink href={href} path={path}>
              {name}
            </MenuLink>
          </li>
        ))}
      </ul>
    </MenuFold>
  );
}
