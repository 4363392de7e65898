import { READ_LEVEL } from '../../../people/organisation/filter/org-names';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';

/** All units and locations of today, those without anybody too: a rule may be there before its people. */
export const listLeaveAudience: Handler<'listLeaveAudience'> = async (_request, { db, language, now }) => {
  const today = dayOf(now);
  return {
    Units: await READ_LEVEL.unit(db, language, today),
    Locations: await READ_LEVEL.location(db, language, today),
  };
};
