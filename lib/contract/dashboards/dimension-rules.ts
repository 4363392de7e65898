/** What people are told apart by in figures. Apart from the schemas, so that a browser reads it without them. */

/** What the product tells people apart by, beside the fields that an organisation marks. */
export const BUILT_IN_DIMENSIONS = [
  'status',
  'business',
  'company',
  'location',
  'level',
  'gender',
  'qualification',
  'experience',
  'tenure',
] as const;
export type BuiltInDimension = (typeof BUILT_IN_DIMENSIONS)[number];

/** More parts than this are told as one. */
export const MAX_SLICES = 50;

/** Years, from the first up to, and not including, the second; null: without an end. */
export const YEAR_BANDS = [
  { code: '0', from: 0, to: 1 },
  { code: '1', from: 1, to: 3 },
  { code: '3', from: 3, to: 5 },
  { code: '5', from: 5, to: 10 },
  { code: '10', from: 10, to: null },
] as const;

/** The months up to a day that users are counted of. */
export const USER_MONTHS = 12;
