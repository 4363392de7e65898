import type { ReplyFor } from '@/lib/contract/all';
import type { FoundEmployee, GroupCode } from '@/lib/contract/workplace/search';
import { pageOfEntry, pageOfLink } from '@/lib/links/upstream-links';

type MenuEntry = ReplyFor<'listMenu'>[number];
type Module = ReplyFor<'listModules'>[number];
export type Favourite = ReplyFor<'listFavourites'>[number];

/** QS-13: so many menu entries are suggested at most. */
const MAX_MENU_ITEMS = 10;

/**
 * Where is searched, by the codes of the specification (QS-17 to QS-21, SRCH-09, SRCH-10, VCON-26): none of them is a role by
 * itself, though three are named like the roles in which people are looked for.
 */
export const TARGET = {
  all: 0,
  menu: 1,
  employee: 2,
  appraiser: 5,
  reviewer: 13,
  active: -100,
  inactive: -101,
} as const;
export type Target = (typeof TARGET)[keyof typeof TARGET];

/** QS-22. `redirectLink` of a person is not known before they are picked. */
export interface SearchItem {
  readonly EmpidName: string;
  readonly Active: 'A' | 'N';
  readonly isMenu: boolean;
  readonly redirectLink: string;
  readonly detail: string;
  /** What it is filed under once picked; null for a record, which is no favourite. */
  readonly group: GroupCode | null;
  readonly key: string;
  readonly person: FoundEmployee | null;
}

/** QS-17 to QS-21. Appraiser and reviewer look for people, whom the HR API has narrowed already. */
export function isOfTarget(items: readonly SearchItem[], target: Target): SearchItem[] {
  const isWanted: Partial<Record<Target, (item: SearchItem) => boolean>> = {
    [TARGET.menu]: ({ isMenu }) => isMenu,
    [TARGET.employee]: ({ isMenu }) => !isMenu,
    [TARGET.appraiser]: ({ isMenu }) => !isMenu,
    [TARGET.reviewer]: ({ isMenu }) => !isMenu,
    [TARGET.active]: ({ isMenu, Active }) => !isMenu && Active === 'A',
    [TARGET.inactive]: ({ isMenu, Active }) => !isMenu && Active === 'N',
  };
  return items.filter(isWanted[target] ?? (() => true));
}

/** QS-09 to QS-13: the menu entries whose name holds the text and whose page is there; none for no text. */
export function menuItems(menu: readonly MenuEntry[], modules: readonly Module[], text: string): SearchItem[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  return menu
    .filter(({ Menu_Name }) => Menu_Name.toLowerCase().includes(wanted))
    .flatMap((entry) => {
      const module = modules.find(({ Module_Code }) => Module_Code === entry.Module_Code);
      return module && pageOfEntry(module, entry) ? [menuItem(entry, module)] : [];
    })
    .slice(0, MAX_MENU_ITEMS);
}

const menuItem = (entry: MenuEntry, module: Module): SearchItem => ({
  EmpidName: entry.Menu_Name,
  Active: 'A',
  isMenu: true,
  redirectLink: `${module.Link_Src}/${entry.Link_Src}`,
  detail: [module.Module_Name, entry.Group_Name].filter(Boolean).join(' · '),
  group: 1,
  key: String(entry.Menu_Code),
  person: null,
});

/** People as the HR API suggests them, filed under the role in which they are looked for. */
export function personItems(found: readonly FoundEmployee[], target: Target, most = MAX_MENU_ITEMS): SearchItem[] {
  const group: GroupCode = target === TARGET.appraiser || target === TARGET.reviewer ? target : TARGET.employee;
  return found.slice(0, most).map((person) => ({
    EmpidName: person.name,
    Active: person.Active,
    isMenu: false,
    redirectLink: '',
    detail: [person.empid, person.Business_Name, person.Company_Name].filter(Boolean).join(' · '),
    group,
    key: person.ChillCode,
    person,
  }));
}

/** Favourites that can be opened. */
export const openFavourites = (favourites: readonly Favourite[]) =>
  favourites.filter(({ GroupCode, URLName }) => GroupCode !== TARGET.menu || pageOfLink(URLName));

/** What the capabilities found, with what it is. */
export function recordItems(found: ReplyFor<'searchRecords'>): SearchItem[] {
  const here = found.filter(({ Link_Info }) => pageOfLink(Link_Info));
  return here.map(({ Kind, Kind_Name, Title, Detail, Link_Info }) => ({
    EmpidName: Title,
    Active: 'A',
    isMenu: false,
    redirectLink: Link_Info,
    detail: [Kind_Name, Detail].filter(Boolean).join(' · '),
    group: null,
    key: `${Kind} ${Link_Info}`,
    person: null,
  }));
}

export const isFavourite = (favourites: readonly Favourite[], { group, key }: SearchItem) =>
  favourites.some(({ GroupCode, KeyCode }) => GroupCode === group && KeyCode === key);

/** What the HR API is asked for a target (SRCH-06); null for one that looks for no people, or too short a text. */
export function peopleRequest(target: Target, text: string) {
  const SearchText = text.trim();
  if (target === TARGET.menu || [...SearchText].length < MIN_CHARACTERS) return null;
  const Mode = ({ [TARGET.appraiser]: 'manager', [TARGET.reviewer]: 'reviewer' } as const)[target as 5] ?? 'all';
  const ActiveStatus = ({ [TARGET.active]: 'A', [TARGET.inactive]: 'N' } as const)[target as -100] ?? 'S';
  return { SearchText, Mode, ActiveStatus } as const;
}

/** SRCH-06. */
export const MIN_CHARACTERS = 3;
