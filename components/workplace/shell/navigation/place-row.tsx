import { clsx } from 'clsx';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { MenuLink, menuRowClasses } from '../aside/menu-link';
import type { NamedPlace } from './place';

interface PlaceRowProps {
  readonly place: NamedPlace;
  readonly path: string;
  readonly onChoose?: () => void;
}

/** One of the places at the top of the menu: its page, or its panel. */
export function PlaceRow({ place: { opens, name, icon }, path, onChoose }: PlaceRowProps) {
  const face = (
    <>
      <span className="text-muted">{icon}</span>
      <span className="min-w-0">{name}</span>
    </>
  );
  if ('panel' in opens)
    return (
      <PanelButton panel={opens.panel} label={name} classes={clsx(menuRowClasses, 'w-full text-left noscript:hidden')}>
        {face}
      </PanelButton>
    );
  return (
    <MenuLink href={opens.href} path={path} onChoose={onChoose}>
      {face}
    </MenuLink>
  );
}
