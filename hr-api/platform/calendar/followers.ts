import type { CallContext } from '../calls/call';
import type { Database } from '../db/database';
import { lockLookup } from '../lookups/lookup-rows';

/** What goes by calendars. */
export interface CalendarFollower {
  /** Whether it names a calendar itself: such a one is not deleted. */
  readonly namesCalendar?: (db: Database, calendarCode: number) => Promise<boolean>;
  /** Looks at what it has before calendars change, and answers what follows the change. */
  readonly beforeChange?: (context: CallContext) => Promise<() => Promise<void>>;
}

declare module '../offers' {
  interface Offers {
    /** What of a capability goes by calendars, and moves along when one changes. */
    readonly calendarFollowers?: readonly CalendarFollower[];
  }
}

/** Two who change calendars take turns. */
export const CALENDARS_LOCK = 'calendars';

const followersIn = ({ services }: CallContext): readonly CalendarFollower[] =>
  services.capabilities.flatMap(({ calendarFollowers }) => calendarFollowers ?? []);

/** Changes calendars, and then whatever goes by them, in one transaction. */
export async function changeCalendars<Result>(context: CallContext, change: () => Promise<Result>): Promise<Result> {
  await lockLookup(context.db, CALENDARS_LOCK);
  const follow: (() => Promise<void>)[] = [];
  for (const { beforeChange } of followersIn(context)) if (beforeChange) follow.push(await beforeChange(context));
  const result = await change();
  for (const each of follow) await each();
  return result;
}

/** Whether anything names a calendar. */
export async function isCalendarNamed(context: CallContext, calendarCode: number): Promise<boolean> {
  for (const { namesCalendar } of followersIn(context))
    if (await namesCalendar?.(context.db, calendarCode)) return true;
  return false;
}
