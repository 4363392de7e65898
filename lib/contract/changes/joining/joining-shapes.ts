import type { LookupShape } from '../../platform/lookups/lookup-shape';

/** Why people leave. One that stands in an employment is made inactive instead of deleted. */
export const leavingReasonShape = {
  code: 'ReasonNumber',
  columns: {
    Names: { type: 'names', maxLength: 100, isUnique: true },
    IsVoluntary: { type: 'flag' },
    IsActive: { type: 'flag' },
  },
} as const satisfies LookupShape;

/** Of which numbers new people get theirs: a prefix with so many digits, from the first number to the last. */
export const employeeIdRangeShape = {
  code: 'RangeCode',
  columns: {
    Prefix: { type: 'text', maxLength: 10, isOptional: true },
    Digits: { type: 'number', min: 1, max: 9 },
    First: { type: 'number', min: 0, max: 999_999_999 },
    Last: { type: 'number', min: 1, max: 999_999_999 },
  },
} as const satisfies LookupShape;
