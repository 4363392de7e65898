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
const location = { LocationCode: 0, Names, Country: 'DE', TimeZone: 'Europe/Berlin' };

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
