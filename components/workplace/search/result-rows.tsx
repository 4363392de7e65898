import { clsx } from 'clsx';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { GridIcon, StarIcon } from '@/components/ui/icons/icons';
import { photoOf } from '@/lib/files/photo';
import type { Translate } from '@/lib/i18n/message-key';
import type { GridRow } from './result-grid';
import { TARGET, type Favourite, type SearchItem } from './search-items';
import type { usePick } from './use-pick';

type Picking = ReturnType<typeof usePick>;

const menuPicture = (
  <span className="grid size-9 shrink-0 place-items-center rounded bg-surface-sunken text-muted">
    <GridIcon />
  </span>
);
const star = (isOn: boolean) => <StarIcon className={clsx('size-5', isOn && 'fill-accent text-accent-text')} />;

/** What was found, as a row that opens it and marks it. */
export function itemRow(t: Translate<'search'>, item: SearchItem, isMarked: boolean, picking: Picking): GridRow {
  const { EmpidName: name, person, group, key } = item;
  return {
    key: `${group} ${key}`,
    heading: null,
    picture: person ? (
      <Avatar name={name} size="sm" photo={person.HasPhoto ? photoOf(person.empid) : undefined} />
    ) : (
      menuPicture
    ),
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
      picture: isMenu ? menuPicture : <Avatar name={name} size="sm" photo={HasPhoto ? photoOf(KeyName2) : undefined} />,
      name,
      detail: KeyName2,
      badge: null,
      onOpen: () => picking.pickFavourite(favourite),
      action: { label: t('unmark', { name }), icon: star(true), onDo: () => void picking.unmark(favourite) },
    };
  });
}
