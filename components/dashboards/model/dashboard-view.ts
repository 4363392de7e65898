import { AGE_BANDS, type AgeBand, type DataGap } from '@/lib/contract/dashboards/dashboard-rules';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '@/lib/contract/people/organisation-levels';

export const HR_DASHBOARD = '/ecenter/hrdashboard';
export const ARRANGE_PAGE = `${HR_DASHBOARD}/arrange` as const;
export const INACTIVE_PEOPLE = `${HR_DASHBOARD}/inactive` as const;

/** More values do not fit the address of a page. */
export const MAX_CODES = 50;
const MAX_CODE = 64;

/** What figures are compared with: nothing, the period before them, the year before, or another unit. */
export const COMPARISONS = ['none', 'period', 'year', 'unit'] as const;

/** What of the dashboard is looked at, as its address says. */
export interface DashboardView {
  /** `YYYY-MM-DD`; empty for today. */
  readonly on: string;
  readonly chosen: OrgChoice;
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
  /** Whether the address names more of a level than is looked at. */
  readonly isCut: boolean;
  /** Whether all tiles come with the page, for browsers without scripts, which cannot put in place what comes after it. */
  readonly isPlain: boolean;
}

const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day that there is, or none. */
export function dayIn(text: string): string {
  if (!DAY.test(text)) return '';
  return new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text ? text : '';
}

/** The code of a dimension, or none. */
export function dimensionIn(query: URLSearchParams): string | null {
  const code = query.get('dimension') ?? '';
  return isCode(code) ? code : null;
}
const isCode = (code: string) => code !== '' && code.length <= MAX_CODE;

/** What an address asks for; what it does not say, or says wrong, is what the dashboard begins with. */
export function readDashboardView(query: URLSearchParams, today: string): DashboardView {
  const on = dayIn(query.get('on') ?? '');
  const year = /^(?:19|20|21)\d\d$/.test(query.get('year') ?? '') ? Number(query.get('year')) : null;
  const month = Number((on || today).slice(5, 7));
  const half = query.get('half');
  const chosen = ORG_LEVELS.map((level) => {
    return [level, [...new Set(query.getAll(level).filter(isCode))]] as const;
  });
  const compare = COMPARISONS.find((one) => one === query.get('compare')) ?? 'none';
  const [other = ''] = query.getAll('with').filter(isCode);
  return {
    on,
    chosen: Object.fromEntries(
      chosen.filter(([, codes]) => codes.length > 0).map(([level, codes]) => [level, codes.slice(0, MAX_CODES)]),
    ),
    year,
    half: half === '1' ? 1 : half === '2' ? 2 : month > 6 ? 2 : 1,
    band: AGE_BANDS.find(({ label }) => label === query.get('band'))?.label ?? null,
    by: ORG_LEVELS.find((level) => level === query.get('by')) ?? 'location',
    dimension: dimensionIn(query),
    ...{ compare, with: compare === 'unit' ? other : '', since: dayIn(query.get('since') ?? '') },
    isCut: query.get('cut') === '1' || chosen.some(([, codes]) => codes.length > MAX_CODES),
    isPlain: query.get('plain') === '1',
  };
}

/** The organisation and the day of a view, as parameters of an address. */
export function scopeOf({ on, chosen, isCut = false }: Scope): [string, string][] {
  const codes = ORG_LEVELS.flatMap((level) => (chosen[level] ?? []).map((code): [string, string] => [level, code]));
  return [
    ...(on ? [['on', on] as [string, string]] : []),
    ...codes,
    ...(isCut ? [['cut', '1'] as [string, string]] : []),
  ];
}

type Scope = Pick<DashboardView, 'on' | 'chosen'> & Partial<Pick<DashboardView, 'isCut'>>;

/** All that an address says of a view. */
export const parametersOf = (view: DashboardView): [string, string][] => [
  ...scopeOf(view),
  ...(view.year === null ? [] : [['year', String(view.year)] as [string, string]]),
  ['half', String(view.half)],
  ...(view.band === null ? [] : [['band', view.band] as [string, string]]),
  ['by', view.by],
  ...(view.dimension === null ? [] : [['dimension', view.dimension] as [string, string]]),
  ...(view.compare === 'none' ? [] : [['compare', view.compare] as [string, string]]),
  ...(view.with === '' ? [] : [['with', view.with] as [string, string]]),
  ...(view.since === '' ? [] : [['since', view.since] as [string, string]]),
  ...(view.isPlain ? [['plain', '1'] as [string, string]] : []),
];

const withQuery = (path: string, parameters: readonly (readonly [string, string])[]): `/${string}` =>
  `${path}${parameters.length > 0 ? '?' : ''}${new URLSearchParams(parameters.map((one) => [...one])).toString()}` as `/${string}`;

/** A view at a tile of it. */
export const addressOf = (view: DashboardView, tile = ''): `/${string}` =>
  `${withQuery(HR_DASHBOARD, parametersOf(view))}${tile && `#${tile}`}`;

/** What narrows the people of a figure beside the day and the organisation. */
interface PeopleOfFigure {
  readonly gender?: 'male' | 'female' | 'other';
  readonly from?: number;
  readonly to?: number;
  /** A part of a dimension; an empty one is those of whom it is not known. */
  readonly dimension?: string;
  readonly part?: string;
}

/** The list of the people behind a head count. */
export const addressOfPeople = (
  view: Pick<DashboardView, 'on' | 'chosen'>,
  part: PeopleOfFigure & { readonly chosen?: OrgChoice } = {},
): `/${string}` => {
  const { chosen = {}, ...figure } = part;
  const narrowed = Object.entries(figure).map(([name, value]) => [name, String(value)] as const);
  return withQuery(`${HR_DASHBOARD}/people`, [
    ...scopeOf({ ...view, chosen: { ...view.chosen, ...chosen } }),
    ...narrowed,
  ]);
};

/** The page on which the people of a part of a head count are listed. */
export const addressOfPart = (
  view: Pick<DashboardView, 'on' | 'chosen'>,
  { level, code, topUnits }: { readonly level: OrgLevel; readonly code: string; readonly topUnits: readonly string[] },
): `/${string}` | undefined =>
  // Who stands in a unit itself is a part beside the units below it, while a list of the unit has all of them.
  level === 'unit' && topUnits.includes(code) ? undefined : addressOfPeople(view, { chosen: { [level]: [code] } });

/** The list of those who joined or left within a period, of both where no kind is named. */
export const addressOfMovements = (
  { chosen }: Pick<DashboardView, 'chosen'>,
  { kind, first, last }: { readonly kind?: 'joined' | 'left'; readonly first: string; readonly last: string },
): `/${string}` =>
  withQuery(`${HR_DASHBOARD}/movements`, [
    ...scopeOf({ on: '', chosen }),
    ...(kind ? [['kind', kind] as const] : []),
    ['first', first],
    ['last', last],
  ]);

/** The list of what records lack. */
export const addressOfGaps = (view: Pick<DashboardView, 'on' | 'chosen'>, gap?: DataGap): `/${string}` =>
  withQuery(`${HR_DASHBOARD}/gaps`, [...scopeOf(view), ...(gap ? [['gap', gap] as const] : [])]);
/** The list of those who left within a period, with reason and tenure. */
export const addressOfInactive = (
  { chosen }: Pick<DashboardView, 'chosen'>,
  { first, last }: { readonly first: string; readonly last: string },
): `/${string}` => withQuery(INACTIVE_PEOPLE, [...scopeOf({ on: '', chosen }), ['first', first], ['last', last]]);
