import { businessShape, companyShape, levelShape, locationShape } from '../../../lib/contract/structure/place-shapes';
import { businesses, companies, levels, locations } from '../../people/organisation/tables';
import { assignments } from '../../people/tables';
import { calendars } from '../../platform/calendar/tables';
import type { Lookup } from '../../platform/lookups/lookup';
import { isAssigned } from './is-assigned';
import { countryIssues, zoneIssues } from './is-offered';

export const locationLookup: Lookup<typeof locationShape> = {
  shape: locationShape,
  table: locations,
  texts: 'location',
  audit: { kind: 'location', action: 'change location' },
  choices: { CalendarCode: calendars },
  issues: (request) => [...countryIssues(request), ...zoneIssues(request)],
  isInUse: isAssigned(locations, assignments.locationCode),
};

export const levelLookup: Lookup<typeof levelShape> = {
  shape: levelShape,
  table: levels,
  texts: 'level',
  audit: { kind: 'level', action: 'change level' },
  isInUse: isAssigned(levels, assignments.levelCode),
};

export const companyLookup: Lookup<typeof companyShape> = {
  shape: companyShape,
  table: companies,
  audit: { kind: 'company', action: 'change company' },
  issues: countryIssues,
  isInUse: isAssigned(companies, assignments.companyCode),
};

export const businessLookup: Lookup<typeof businessShape> = {
  shape: businessShape,
  table: businesses,
  texts: 'business',
  audit: { kind: 'business', action: 'change business' },
  isInUse: isAssigned(businesses, assignments.businessCode),
};
