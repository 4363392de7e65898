import {
  AGE_BANDS,
  CONFIRMATION_DAYS,
  type AgeBand,
  type DataGap,
  type WorkforceMovement,
} from '@/lib/contract/dashboards/dashboard-rules';
import {
  MAX_ORG_CODE,
  ORG_LEVELS,
  countChosen,
  isOrgCode,
  mergeChoice,
  namedIn,
  type OrgChoice,
  type OrgLevel,
} from '@/lib/contract/people/organisation-levels';

export const HR_DASHBOARD = '/ecenter/hrdashboard';
export const ARRANGE_PAGE = `${HR_DASHBOARD}/arrange` as const;
export const INACTIVE_PEOPLE = `${HR_DASHBOARD}/inactive` as const;
export const WORKFORCE_DASHBOARD = '/ecenter/workforcedashboard';

/** More values do not fit the address of a page: those are saved, and the address has the code of what is saved. */
export const MAX_CODES = 50;

/** What no part of the organisation is called, so that who is chosen by it is nobody. */
const NOBODY: OrgChoice = { unit: ['\u2026'] };

/** What is chosen of the organisation beyond what an address holds, with the code that it is saved under. */
export interface SavedFilter {
  readonly code: string;
  readonly chosen: OrgChoice;
  /** Whether there is nothing under it any more, or never was: nobody is chosen then. */
  readonly isGone: boolean;
}

export const savedFilterOf = (code: string, saved: OrgChoice | null): SavedFilter => ({
  code: code.slice(0, MAX_ORG_CODE),
  ...{ chosen: saved ?? {}, isGone: saved === null },
});

/** What figures are compared with: nothing, the period before them, the year before, or another unit. */
export const COMPARISONS = ['none', 'period', 'year', 'unit'] as const;

/** What tiles are asked by beside the day and the organisation, as addresses call it. */
const CHOICES = [
  ...(['year', 'half', 'band', 'by', 'dimension', 'compare', 'with', 'since', 'days', 'section'] as const),
] as const;
export type TileChoice = (typeof CHOICES)[number];

/** What of a dashboard is looked at, as its address says. */
export interface AnyView extends Readonly<Partial<Record<TileChoice, string | number | null>>> {
  readonly page: typeof HR_DASHBOARD | typeof WORKFORCE_DASHBOARD;
  /** `YYYY-MM-DD`; empty for today. */
  readonly on: string;
  /** What is saved, but for the levels of which the address itself names something. */
  readonly chosen: OrgChoice;
  readonly saved: SavedFilter | null;
  /** Whether the address names more than is looked at. */
  readonly isCut: boolean;
  /** Whether several of each level are offered to choose. */
  readonly isSeveral: boolean;
  /** Whether all tiles come with the page, for browsers without scripts, which cannot put in place what comes after it. */
  readonly isPlain: boolean;
}

/** The same of the HR dashboard. */
export interface DashboardView extends AnyView {
  /** Whose hires and exits are shown; null for this year. */
  readonly year: number | null;
  /** Six months are shown at a time. */
  readonly half: 1 | 2;
  /** Null for all ages. */
  readonly band: AgeBand | null;
  /** By what the head count is told apart. */
  readonly by: OrgLevel;
  /** By which dimension people are told apart; null for the first one. */
  readonly dimension: string | null;
  readonly compare: (typeof COMPARISONS)[number];
  /** The unit that is compared with; empty where none is chosen. */
  readonly with: string;
  /** From which day on is told why the head count changed; empty for a year. */
  readonly since: string;
}

/** The same of the workforce dashboard. */
export interface WorkforceView extends AnyView {
  /** How many days ahead confirmations are looked for. */
  readonly days: (typeof CONFIRMATION_DAYS)[number];
  /** The section of the record that is looked into; null for none. */
  readonly section: number | null;
}

const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day that there is, or none. */
export function dayIn(text: string): string {
  if (!DAY.test(text)) return '';
  return new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text ? text : '';
}

/** From one day to another, as the calls name them. */
export interface Days {
  readonly FromDate: string;
  readonly ToDate: string;
}

export const oneDay = (day: string): Days => ({ FromDate: day, ToDate: day });

/** The days that an address names, or else the usual ones. */
export function periodIn(query: URLSearchParams, usual: Days): Days {
  const [first = '', last = ''] = ['first', 'last'].map((name) => dayIn(query.get(name) ?? ''));
  return first !== '' && first <= last ? { FromDate: first, ToDate: last } : usual;
}

/** The code of a dimension, or none. */
export function dimensionIn(query: URLSearchParams): string | null {
  const code = query.get('dimension') ?? '';
  return isOrgCode(code) ? code : null;
}

/** What the address of any dashboard asks for; what it does not say, or says wrong, is what it begins with. */
function readScope(query: URLSearchParams, saved: SavedFilter | null): Omit<AnyView, 'page'> {
  return {
    on: dayIn(query.get('on') ?? ''),
    chosen: mergeChoice(saved?.isGone ? null : (saved?.chosen ?? {}), namedIn(query, MAX_CODES)) ?? NOBODY,
    saved,
    isCut: query.get('cut') === '1' || countChosen(namedIn(query)) > MAX_CODES,
    isSeveral: query.get('several') === '1',
    isPlain: query.get('plain') === '1',
  };
}

/** What the address of a view itself names of a level, nothing where that is as saved, or where nobody is chosen. */
export const namedOf = ({ chosen, saved }: Pick<AnyView, 'chosen' | 'saved'>, level: OrgLevel): readonly string[] =>
  saved?.isGone || chosen[level] === saved?.chosen[level] ? [] : (chosen[level] ?? []);

/** The same with what the tiles of the HR dashboard are asked by. */
export function readDashboardView(
  query: URLSearchParams,
  today: string,
  saved: SavedFilter | null = null,
): DashboardView {
  const scope = readScope(query, saved);
  const year = /^(?:19|20|21)\d\d$/.test(query.get('year') ?? '') ? Number(query.get('year')) : null;
  const month = Number((scope.on || today).slice(5, 7));
  const half = query.get('half');
  const compare = COMPARISONS.find((one) => one === query.get('compare')) ?? 'none';
  const [other = ''] = query.getAll('with').filter(isOrgCode);
  return {
    page: HR_DASHBOARD,
    ...scope,
    year,
    half: half === '1' ? 1 : half === '2' ? 2 : month > 6 ? 2 : 1,
    band: AGE_BANDS.find(({ label }) => label === query.get('band'))?.label ?? null,
    by: ORG_LEVELS.find((level) => level === query.get('by')) ?? 'location',
    dimension: dimensionIn(query),
    ...{ compare, with: compare === 'unit' ? other : '', since: dayIn(query.get('since') ?? '') },
  };
}

const SECTION = /^\d{1,9}$/;

/** The same with what those of the workforce dashboard are asked by. */
export function readWorkforceView(query: URLSearchParams, saved: SavedFilter | null = null): WorkforceView {
  const section = query.get('section') ?? '';
  return {
    page: WORKFORCE_DASHBOARD,
    ...readScope(query, saved),
    days: CONFIRMATION_DAYS.find((days) => String(days) === query.get('days')) ?? CONFIRMATION_DAYS[1],
    section: SECTION.test(section) ? Number(section) : null,
  };
}

/** The organisation and the day of a view, as parameters of an address. */
export function scopeOf(scope: Omit<Scope, 'page'>): [string, string][] {
  const { on, saved, isCut = false } = scope;
  const codes = ORG_LEVELS.flatMap((level) => namedOf(scope, level).map((code): [string, string] => [level, code]));
  return [
    ...(on ? [['on', on] as [string, string]] : []),
    ...(saved ? [['filter', saved.code] as [string, string]] : []),
    ...codes,
    ...(isCut ? [['cut', '1'] as [string, string]] : []),
  ];
}

/** All that an address says of a view. */
export const parametersOf = (view: AnyView): [string, string][] => [
  ...scopeOf(view),
  ...CHOICES.flatMap((name): [string, string][] => {
    const value = view[name] ?? '';
    return value === '' || (name === 'compare' && value === 'none') ? [] : [[name, String(value)]];
  }),
  ...(view.isSeveral ? [['several', '1'] as [string, string]] : []),
  ...(view.isPlain ? [['plain', '1'] as [string, string]] : []),
];

const withQuery = (path: string, parameters: readonly (readonly [string, string])[]): `/${string}` =>
  `${path}${parameters.length > 0 ? '?' : ''}${new URLSearchParams(parameters.map((one) => [...one])).toString()}` as `/${string}`;

/** A view at a tile of it. */
export const addressOf = (view: AnyView, tile = ''): `/${string}` =>
  `${withQuery(view.page, parametersOf(view))}${tile && `#${tile}`}`;

/** The same with its day, without which it would answer another figure tomorrow. */
export const addressOfTileOn =
  (view: AnyView, day: string) =>
  (tile: string): `/${string}` =>
    addressOf({ ...view, on: day, isSeveral: false, isPlain: false }, tile);

type Scope = Pick<AnyView, 'page' | 'on' | 'chosen' | 'saved'> & Partial<Pick<AnyView, 'isCut'>>;

/** What narrows the people of a figure beside the day and the organisation. */
interface PeopleOfFigure {
  readonly gender?: 'male' | 'female' | 'other';
  readonly from?: number;
  readonly to?: number;
  /** A part of a dimension; an empty one is those of whom it is not known. */
  readonly dimension?: string;
  readonly part?: string;
  /** The code of a job status. */
  readonly status?: string;
}

/** The list of the people behind a head count. */
export const addressOfPeople = (
  view: Scope,
  part: PeopleOfFigure & { readonly chosen?: OrgChoice } = {},
): `/${string}` => {
  const { chosen = {}, ...figure } = part;
  const narrowed = Object.entries(figure).map(([name, value]) => [name, String(value)] as const);
  return withQuery(`${view.page}/people`, [
    ...scopeOf({ ...view, chosen: { ...view.chosen, ...chosen } }),
    ...narrowed,
  ]);
};

/** The page on which the people of a part of a head count are listed. */
export const addressOfPart = (
  view: Scope,
  { level, code, topUnits }: { readonly level: OrgLevel; readonly code: string; readonly topUnits: readonly string[] },
): `/${string}` | undefined =>
  // Who stands in a unit itself is a part beside the units below it, while a list of the unit has all of them.
  level === 'unit' && topUnits.includes(code) ? undefined : addressOfPeople(view, { chosen: { [level]: [code] } });

/** The list of those who joined or left within a period, of both where no kind is named. */
export const addressOfMovements = (
  { page, ...scope }: Omit<Scope, 'on'>,
  { kind, first, last }: { readonly kind?: WorkforceMovement; readonly first: string; readonly last: string },
): `/${string}` =>
  withQuery(`${page}/movements`, [
    ...scopeOf({ ...scope, on: '' }),
    ...(kind ? [['kind', kind] as const] : []),
    ['first', first],
    ['last', last],
  ]);

/** The list of what records lack. */
export const addressOfGaps = (view: Omit<Scope, 'page'>, gap?: DataGap): `/${string}` =>
  withQuery(`${HR_DASHBOARD}/gaps`, [...scopeOf(view), ...(gap ? [['gap', gap] as const] : [])]);

/** The list of those who left within a period, with reason and tenure. */
export const addressOfInactive = (
  scope: Omit<Scope, 'page' | 'on'>,
  { first, last }: { readonly first: string; readonly last: string },
): `/${string}` => withQuery(INACTIVE_PEOPLE, [...scopeOf({ ...scope, on: '' }), ['first', first], ['last', last]]);

/** Another list of the workforce dashboard, with what narrows it. */
export const addressOfList = (
  view: WorkforceView,
  list: 'confirmations' | 'approvals' | 'profiles',
  narrowed: Readonly<Record<string, string | number | readonly string[]>> = {},
): `/${string}` =>
  withQuery(`${view.page}/${list}`, [
    ...scopeOf(view),
    ...Object.entries(narrowed).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const),
    ),
  ]);
