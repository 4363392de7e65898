import { sql } from 'drizzle-orm';
import { recountsByCalendars } from '../../leave/recount/follow-calendars';
import { compOffTexts } from '../texts';
import { findClaimRecounts } from './find-recounts';

/** What was credited goes by the calendars of places, too, and lies behind. */
export const compOffFollowsCalendars = recountsByCalendars({
  ahead: 0,
  findConcerned: async (context, _, span) => {
    const { recounts } = await findClaimRecounts(context, { ...span, among: sql`true` });
    return recounts.map(({ claim }) => claim.employmentId);
  },
  textIn: (language) => compOffTexts[language].recountDue,
});
