import type { ReplyFor } from '@/lib/contract/all';
import { closenessOf, CLOSENESS } from '@/lib/contract/platform/closeness';
import type { FoundEmployee, GroupCode } from '@/lib/contract/workplace/search';
import { pageOfLink } from '@/lib/links/upstream-links';
import type { ReadyVerb } from './load-verbs';

export type Favourite = ReplyFor<'listFavourites'>[number];
export type FoundGroup = ReplyFor<'searchEverything'>[number];

/** QS-13, QS-16: so many of one kind are suggested at most. */
export const MAX_ITEMS = 10;

/**
 * Where is searched, by the codes of the specification (QS-17 to QS-21, SRCH-09, SRCH-10, VCON-26): none of them is a role by
 * itself, though three are named like the roles in which people are looked for. What one can do is ours.
 */
export const TARGET = {
  verbs: -1,
  all: 0,
  menu: 1,
  employee: 2,
  appraiser: 5,
  reviewer: 13,
  active: -100,
  inactive: -101,
} as const;
export type Target = (typeof TARGET)[keyof typeof TARGET];

/** QS-22. `redirectLink` of a person is not known before they are picked, and a verb has none. */
export interface SearchItem {
  readonly EmpidName: string;
  readonly Active: 'A' | 'N';
  readonly isMenu: boolean;
  readonly redirectLink: string;
  readonly detail: string;
  /** The word of its subject, as its source says. */
  readonly kind: string;
  /** What it is filed under once picked; null for what is no favourite. */
  readonly group: GroupCode | null;
  /** Tells it from the others of its kind. */
  readonly key: string;
  readonly photo?: { readonly empid: string; readonly isThere: boolean };
  readonly verb?: ReadyVerb;
}

/** Items of one kind under their name; `problem` where its source failed or took too long. */
export interface ItemGroup {
  readonly kind: string;
  readonly heading: string;
  readonly items: readonly SearchItem[];
  readonly problem: 'failed' | 'slow' | null;
}

const PERSON = 'person';
const MENU = 'menu';
export const VERB = 'verb';

/** People as the HR API suggests them, filed under the role in which they are looked for. */
export function personItems(found: readonly FoundEmployee[], target: Target): SearchItem[] {
  const group = target === TARGET.appraiser || target === TARGET.reviewer ? target : TARGET.employee;
  return found.slice(0, MAX_ITEMS).map((person) => personItem(person, group));
}

export const personItem = (person: FoundEmployee, group: GroupCode): SearchItem => ({
  EmpidName: person.name,
  Active: person.Active,
  isMenu: false,
  redirectLink: '',
  detail: [person.empid, person.Business_Name, person.Company_Name].filter(Boolean).join(' · '),
  kind: PERSON,
  group,
  key: person.ChillCode,
  photo: { empid: person.empid, isThere: person.HasPhoto },
});

/** What the sources found, of each kind up to ten whose page is there. */
export function foundGroups(found: readonly FoundGroup[]): ItemGroup[] {
  return found.map(({ Kind: kind, Kind_Name: heading, State, Found }) => ({
    kind,
    heading,
    problem: State === 'found' ? null : State,
    items: Found.filter(({ Link_Info }) => pageOfLink(Link_Info))
      .slice(0, MAX_ITEMS)
      .map(({ Title, Detail, Link_Info, KeyCode, Empid, HasPhoto, Active }) => ({
        EmpidName: Title,
        Active,
        isMenu: kind === MENU,
        redirectLink: Link_Info,
        detail: Detail,
        kind,
        group: favouriteGroup(kind, KeyCode),
        key: KeyCode || Link_Info,
        photo: kind === PERSON ? { empid: Empid, isThere: HasPhoto } : undefined,
      })),
  }));
}

const favouriteGroup = (kind: string, key: string): GroupCode | null => {
  if (!key) return null;
  if (kind === MENU) return TARGET.menu;
  return kind === PERSON ? TARGET.employee : null;
};

export const verbItem = (verb: ReadyVerb): SearchItem => ({
  EmpidName: verb.name,
  Active: 'A',
  isMenu: false,
  redirectLink: '',
  detail: '',
  kind: VERB,
  group: null,
  key: `${verb.folder} ${verb.key}`,
  verb,
});

/**
 * Groups in one list: first those that hold what is closest to the text; those that are as close stand as they were. What can be done
 * and fits by a mistake alone is left out where anything else was found.
 */
export function rankGroups(groups: readonly ItemGroup[], text: string): ItemGroup[] {
  const best = ({ items }: ItemGroup) => Math.max(0, ...items.map((item) => closenessOfItem(text, item)));
  const isFound = text !== '' && groups.some((group) => best(group) > CLOSENESS.mistyped);
  const fits = ({ verb }: SearchItem) =>
    !isFound || !verb || closenessOf(text, `${verb.name} ${verb.words}`) > CLOSENESS.mistyped;
  return groups
    .map((group) => ({ ...group, items: group.items.filter(fits) }))
    .sort((one, other) => best(other) - best(one));
}

/** What was found by something that does not show is at least near. */
const closenessOfItem = (text: string, { EmpidName, detail, verb }: SearchItem) =>
  Math.max(
    closenessOf(text, EmpidName),
    Math.min(closenessOf(text, detail), CLOSENESS.start),
    verb ? CLOSENESS.mistyped : CLOSENESS.inside,
  );

/** Favourites that can be opened. */
export const openFavourites = (favourites: readonly Favourite[]) =>
  favourites.filter(({ GroupCode, URLName }) => GroupCode !== TARGET.menu || pageOfLink(URLName));

export const isFavourite = (favourites: readonly Favourite[], { group, key }: SearchItem) =>
  favourites.some(({ GroupCode, KeyCode }) => GroupCode === group && KeyCode === key);

/** What the HR API is asked for a target (SRCH-06); null for one that looks for no people alone, or too short a text. */
export function peopleRequest(target: Target, text: string) {
  const SearchText = text.trim();
  const isOfPeople = target >= TARGET.employee || target <= TARGET.active;
  if (!isOfPeople || isTooShort(SearchText)) return null;
  const Mode = ({ [TARGET.appraiser]: 'manager', [TARGET.reviewer]: 'reviewer' } as const)[target as 5] ?? 'all';
  const ActiveStatus = ({ [TARGET.active]: 'A', [TARGET.inactive]: 'N' } as const)[target as -100] ?? 'S';
  return { SearchText, Mode, ActiveStatus } as const;
}

/** What the sources are asked for a target; null for one of people or verbs alone, and for no text (QS-12). */
export function sourcesRequest(target: Target, text: string) {
  const SearchText = text.trim();
  if (!SearchText || (target !== TARGET.all && target !== TARGET.menu)) return null;
  return { SearchText, Kinds: target === TARGET.menu ? [MENU] : [] };
}

/** SRCH-06. */
export const MIN_CHARACTERS = 3;
export const isTooShort = (text: string) => [...text.trim()].length < MIN_CHARACTERS;

/** Signs at the beginning of a text that narrow it. */
const NARROWING: Readonly<Record<string, Target>> = { '>': TARGET.verbs, '@': TARGET.employee };

/** What is looked for where: a sign at the beginning of the text says it instead of the choice. */
export function readText(target: Target, text: string): { readonly target: Target; readonly wanted: string } {
  const narrowed = NARROWING[text.trimStart().charAt(0)];
  return narrowed === undefined ? { target, wanted: text } : { target: narrowed, wanted: text.trimStart().slice(1) };
}
