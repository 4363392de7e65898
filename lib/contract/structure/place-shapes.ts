import type { LookupShape } from '../platform/lookups/lookup-shape';

const names = { type: 'names', maxLength: 100, isUnique: true } as const;

export const locationShape = {
  code: 'LocationCode',
  columns: {
    Names: names,
    /** ISO 3166, two letters. */
    Country: { type: 'option', maxLength: 2 },
    /** As the database of time zones writes it: Europe/Berlin. The organisation's where it is empty. */
    TimeZone: { type: 'option', maxLength: 64 },
    /** By which people there work; the organisation's where it is 0. */
    CalendarCode: { type: 'choice', isOptional: true },
  },
} as const satisfies LookupShape;

export const calendarShape = {
  code: 'CalendarCode',
  columns: {
    Names: names,
    TimeZone: { type: 'option', maxLength: 64 },
    /** The organisation's: of whatever names no calendar. */
    IsDefault: { type: 'flag', isExclusive: true },
    IsActive: { type: 'flag' },
  },
} as const satisfies LookupShape;

export const levelShape = { code: 'LevelCode', columns: { Names: names } } as const satisfies LookupShape;

/** A legal entity, which has one name in every language. */
export const companyShape = {
  code: 'CompanyCode',
  columns: {
    Name: { type: 'text', maxLength: 200, isUnique: true },
    Country: { type: 'option', maxLength: 2 },
  },
} as const satisfies LookupShape;

export const businessShape = { code: 'BusinessCode', columns: { Names: names } } as const satisfies LookupShape;
