import { dayOf, mondayOf, startOf } from '../../platform/dates';
import type { CountSource } from '../shell/dashboard/count-source';
import { countWishes } from './data';

/** Wishes since Monday. */
export const wishCounts: CountSource = async (db, { personId }, now) => {
  const { received, sent } = await countWishes(db, personId, { since: startOf(mondayOf(dayOf(now))), until: now });
  return { EmpRecWishCount: received, EmpSenWishCount: sent };
};
