import { COUNTRY_CODES } from '../../../lib/contract/people/country-codes';
import type { Issue } from '../../platform/lookups/lookup';

function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const refusal = (isOffered: boolean, path: string): Issue[] => (isOffered ? [] : [{ path, message: 'not_offered' }]);

export const countryIssues = ({ Country }: { readonly Country: string }) =>
  refusal(COUNTRY_CODES.includes(Country), 'Country');
/** None is the organisation's. */
export const zoneIssues = ({ TimeZone }: { readonly TimeZone: string }) =>
  refusal(TimeZone === '' || isTimeZone(TimeZone), 'TimeZone');
