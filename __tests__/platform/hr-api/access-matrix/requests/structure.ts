import type { calendarCalls } from '../../../../../lib/contract/structure/calendars';
import type { placeCalls } from '../../../../../lib/contract/structure/places';
import type { unitCalls } from '../../../../../lib/contract/structure/units';
import { forAll, type RequestTable } from './request-table';

const inJune = { EffectiveFrom: '01-Jun-2026', Justification: 'As agreed' };
const within = { ...inJune, Kind: 'move' as const, Code: 'firmware', Parent: 'quality' };
const across = { ...inJune, Kind: 'move' as const, Code: 'platform', Parent: 'instruments' };

export const structureRequests: RequestTable<keyof typeof unitCalls> = {
  listUnits: forAll({ On: '01-Jun-2026' }),
  getUnit: forAll({ Code: 'firmware' }),
  previewUnitChange: { within: () => within, across: () => across },
  changeUnit: { within: () => within, across: () => across },
  undoUnitChange: forAll({ ChangeCode: 'nobodys' }),
  listUnitChangesToCome: forAll({}),
};

const Names = { de: 'Neu', en: 'New', es: '', fr: '', ja: '', zh: '' };
const location = { LocationCode: 0, Names, Country: 'DE', TimeZone: 'Europe/Berlin', CalendarCode: 0 };

export const placesRequests: RequestTable<keyof typeof placeCalls> = {
  listLocations: forAll({}),
  saveLocation: forAll(location),
  deleteLocation: forAll({ LocationCode: 1 }),
  listLevels: forAll({}),
  saveLevel: forAll({ LevelCode: 0, Names }),
  orderLevels: forAll({ Codes: [1] }),
  deleteLevel: forAll({ LevelCode: 1 }),
  listCompanies: forAll({}),
  saveCompany: forAll({ CompanyCode: 0, Name: 'New', Country: 'DE' }),
  deleteCompany: forAll({ CompanyCode: 1 }),
  listBusinesses: forAll({}),
  saveBusiness: forAll({ BusinessCode: 0, Names }),
  orderBusinesses: forAll({ Codes: [1] }),
  deleteBusiness: forAll({ BusinessCode: 1 }),
};

const calendar = { CalendarCode: 0, Names, TimeZone: 'Europe/Berlin', IsDefault: false, IsActive: true };
const Week = [{ Weekday: 1, From: 540, To: 1080, Portion: 'whole' as const, OffWeeks: [] }];
const holiday = { On: '2026-12-24', Names, Kind: 'public' as const, Portion: 'second' as const };

export const calendarsRequests: RequestTable<keyof typeof calendarCalls> = {
  listCalendars: forAll({}),
  saveCalendar: forAll(calendar),
  saveCalendarWeek: forAll({ CalendarCode: 1, Week }),
  deleteCalendar: forAll({ CalendarCode: 2 }),
  listCalendarDays: forAll({ CalendarCode: 1 }),
  saveCalendarDays: forAll({ CalendarCode: 1, Put: [holiday], Remove: [] }),
};
