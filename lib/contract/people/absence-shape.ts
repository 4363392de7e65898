import { z } from 'zod';
import { DAY_PORTIONS } from '../platform/calendar-rules';

/**
 * That somebody is away now, and no more than that. `Portion` is what of today; `Until` the last day, `BackOn` the day on which they work
 * again (DD-MMM-YYYY), empty where nobody knows it.
 */
export const awayNowSchema = z.object({ Portion: z.enum(DAY_PORTIONS), Until: z.string(), BackOn: z.string() });
export type AwayNow = z.output<typeof awayNowSchema>;
