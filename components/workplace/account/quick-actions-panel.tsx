'use client';

import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { pageOfLink } from '@/lib/links/upstream-links';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { AccountRow } from './account-row';

type Favourite = ReplyFor<'listFavourites'>[number];

const MENU = 1;

/** SHL-08, SOPQ-31: the favourites as the shortest way to pages and people. */
export function QuickActionsPanel({ close }: PanelProps) {
  const t = useMessages('account');
  const favourites = useCall('listFavourites', {});
  return (
    <PanelData of={favourites} skeleton={<SkeletonRows rows={5} />}>
      {(all) => {
        const pages = all.filter(({ GroupCode, URLName }) => GroupCode === MENU && pageOfLink(URLName));
        const people = all.filter(
          ({ GroupCode, KeyCode }, at) =>
            GroupCode !== MENU && all.findIndex((one) => one.GroupCode !== MENU && one.KeyCode === KeyCode) === at,
        );
        if (pages.length + people.length === 0) return <NoFavourites />;
        return (
          <div className="space-y-6">
            <Favourites title={t('favouritePages')} favourites={pages} onChoose={close} />
            <Favourites title={t('favouritePeople')} favourites={people} onChoose={close} />
          </div>
        );
      }}
    </PanelData>
  );
}

interface FavouritesProps {
  readonly title: string;
  readonly favourites: readonly Favourite[];
  readonly onChoose: () => void;
}

function Favourites({ title, favourites, onChoose }: FavouritesProps) {
  if (favourites.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="-mx-3 mt-1">
        {favourites.map((favourite) => (
          <li key={favourite.KeyCode}>
            <FavouriteRow favourite={favourite} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** ROUTE-11; a link of the HR API that names no page here is not followed. */
function FavouriteRow({ favourite, onChoose }: { favourite: Favourite; onChoose: () => void }) {
  const { GroupCode, KeyCode, KeyName, KeyName2, URLName, HasPhoto } = favourite;
  const isPage = GroupCode === MENU;
  const page = pageOfLink(isPage ? URLName : `ecenter/profileview/key/${KeyCode}`);
  if (!page) return null;
  const icon = isPage ? <ArrowRightIcon /> : <Avatar name={KeyName} size="sm" photo={photoOf(KeyName2, HasPhoto)} />;
  return <AccountRow icon={icon} title={KeyName} text={KeyName2} href={page} onChoose={onChoose} />;
}

function NoFavourites() {
  const t = useMessages('account');
  return (
    <EmptyState
      title={t('favouritesEmpty')}
      text={t('favouritesEmptyText')}
      action={
        <Button type="button" onClick={() => openPanel('search', 'menu')}>
          {t('openSearch')}
        </Button>
      }
    />
  );
}
