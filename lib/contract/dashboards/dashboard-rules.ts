/** What the dashboards of people are made of, which a browser reads too, without zod. */

/** The bands of ages as given (DASH-11, CNST-26, C38): with the first and the last age of each. */
export const AGE_BANDS = [
  { label: '18-24', from: 18, to: 24 },
  { label: '25-29', from: 25, to: 29 },
  { label: '30-35', from: 30, to: 35 },
  { label: '36-40', from: 36, to: 40 },
  { label: '41-50', from: 41, to: 50 },
  { label: '51 & Above', from: 51, to: 100 },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['label'];

/** The ages of all bands together. */
export const ALL_AGES = { from: 0, to: 100 } as const;

/** The codes of the reports behind the tiles (DASH-19 to DASH-22). */
export const FIGURE_REPORT = { diversity: 25, hiring: 26, asOn: 27, ages: 28 } as const;

/** No rate of an average below this says anything. */
export const LEAST_AVERAGE = 10;

/** The longest period that movements are told of by month. */
export const MAX_MONTHS = 24;

/** The days of which there are figures. */
export const FIGURE_DAYS = { first: '1900-01-01', last: '2199-12-31' } as const;

/** Of whom figures are: all, those of some units, who reports to oneself with oneself, or oneself alone. */
export const FIGURE_SCOPES = ['everyone', 'units', 'team', 'self'] as const;
export type FigureScope = (typeof FIGURE_SCOPES)[number];

/** The tiles of each dashboard, in the order in which the product shows them. */
export const DASHBOARD_TILES = {
  hrdashboard: [
    ...(['head-count', 'hiring', 'newcomers', 'diversity', 'attrition', 'ages', 'fluctuation', 'change'] as const),
    ...(['attrition-change', 'span', 'units', 'pie', 'qualification', 'experience', 'tenure'] as const),
    ...(['profile', 'users', 'gaps'] as const),
  ],
} as const;
export type DashboardPage = keyof typeof DASHBOARD_TILES;
export type TileCode = (typeof DASHBOARD_TILES)[DashboardPage][number];

/** What a record may lack that figures are made of. */
export const DATA_GAPS = ['manager', 'birth-date', 'gender', 'place', 'status', 'two-statuses'] as const;
export type DataGap = (typeof DATA_GAPS)[number];
/** How many days ahead confirmations are looked for; the second to begin with. */
export const CONFIRMATION_DAYS = [30, 60, 90] as const;

/** Where a confirmation stands: to be decided, decided too late, to be decided after the trial was made longer, or done. */
export const CONFIRMATION_STATES = ['due', 'overdue', 'extended', 'confirmed'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** How long approvals have waited, in days; `to` is null without an end. */
export const APPROVAL_AGES = [
  { from: 0, to: 2 },
  { from: 3, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: null },
] as const;

export const WORKFORCE_MOVEMENTS = ['joined', 'left', 'transferred', 'promoted', 'lowered', 'manager'] as const;
export type WorkforceMovement = (typeof WORKFORCE_MOVEMENTS)[number];

/** So many rows stand in a tile beside its figures; the others are in its list. */
export const ROWS_OF_TILE = 5;
