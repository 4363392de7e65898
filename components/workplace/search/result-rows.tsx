import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ArrowRightIcon, GridIcon, StarIcon } from '@/components/ui/icons/icons';
import { FileIcon } from '@/components/ui/icons/reading-icons';
import { photoOf } from '@/lib/files/photo';
import type { Translate } from '@/lib/i18n/message-key';
import type { GridRow } from './result-grid';
import { TARGET, type Favourite, type ItemGroup, type SearchItem } from './search-items';
import type { usePick } from './use-pick';

type Picking = ReturnType<typeof usePick>;

/** Of each kind so many where several were found. */
const AMONG_OTHERS = 5;

const picture = (icon: ReactNode) => (
  <span className="grid size-9 shrink-0 place-items-center rounded bg-surface-sunken text-muted">{icon}</span>
);
const star = (isOn: boolean) => <StarIcon className={clsx('size-5', isOn && 'fill-accent text-accent-text')} />;

function pictureOf({ EmpidName, photo, isMenu, verb }: SearchItem) {
  if (photo) return <Avatar name={EmpidName} size="sm" photo={photo.isThere ? photoOf(photo.empid) : undefined} />;
  if (verb) return picture(<ArrowRightIcon />);
  return picture(isMenu ? <GridIcon /> : <FileIcon />);
}

/** What was found, as a row that opens it and marks it. */
export function itemRow(t: Translate<'search'>, item: SearchItem, isMarked: boolean, picking: Picking): GridRow {
  const { EmpidName: name, kind, group, key } = item;
  return {
    key: `${kind} ${key}`,
    heading: null,
    picture: pictureOf(item),
    name,
    detail: item.detail,
    badge: item.Active === 'N' ? <Badge>{t('inactive')}</Badge> : null,
    onOpen: () => void picking.pick(item),
    action: group && {
      label: t(isMarked ? 'unmark' : 'mark', { name }),
      icon: star(isMarked),
      onDo: () => void (isMarked ? picking.unmark({ GroupCode: group, KeyCode: key }) : picking.mark(group, key)),
    },
  };
}

/** What was found, under the names of its groups where there are several. */
export function groupRows(groups: readonly ItemGroup[], rowOf: (item: SearchItem) => GridRow): GridRow[] {
  const full = groups.filter(({ items }) => items.length > 0);
  return full.flatMap(({ heading, items }) => {
    const shown = full.length > 1 ? items.slice(0, AMONG_OTHERS) : items;
    return shown.map((item) => ({ ...rowOf(item), heading }));
  });
}

/** QS-05 to QS-08: the favourites under the names of their groups. */
export function favouriteRows(
  t: Translate<'search'>,
  favourites: readonly Favourite[],
  roleNames: ReadonlyMap<number, string>,
  picking: Picking,
): GridRow[] {
  return favourites.map((favourite) => {
    const { GroupCode, KeyName: name, KeyName2, KeyCode, HasPhoto } = favourite;
    const isMenu = GroupCode === TARGET.menu;
    return {
      key: `${GroupCode} ${KeyCode}`,
      heading: isMenu ? t('menu') : (roleNames.get(GroupCode) ?? t('people')),
      picture: isMenu ? (
        picture(<GridIcon />)
      ) : (
        <Avatar name={name} size="sm" photo={HasPhoto ? photoOf(KeyName2) : undefined} />
      ),
      name,
      detail: KeyName2,
      badge: null,
      onOpen: () => picking.pickFavourite(favourite),
      action: { label: t('unmark', { name }), icon: star(true), onDo: () => void picking.unmark(favourite) },
    };
  });
}

/** The newest of each group. */
export const newestOfEach = (favourites: readonly Favourite[]) =>
  favourites.filter(
    ({ GroupCode }, at) =>
      favourites.slice(0, at).filter((other) => other.GroupCode === GroupCode).length < AMONG_OTHERS,
  );
