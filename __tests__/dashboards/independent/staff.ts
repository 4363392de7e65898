import { dayOf } from './days';
import { ROOT, type Person } from './world';

/** Who asks: employed all the time, with accounts of the sample organisation. */
export const staff = (empid: string): Person => {
  const since = { from: dayOf('2015-01-01'), to: null };
  const at = { business: 'group', company: 'DE', unit: ROOT, location: 'munich', level: 'lead' };
  const employment = { ...since, reason: null, places: [{ ...since, at }] };
  return { empid, gender: 'other', bornOn: dayOf('1980-03-18'), employments: [employment] };
};
