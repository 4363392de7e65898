import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { placeOf } from '../../people/colleagues';
import type { CalendarDate } from '../../platform/dates';
import type { Viewer } from './colleagues';

/** Who looks at what happens, and where they work today; null for someone who works nowhere. */
export async function viewerOf(
  db: Database,
  { employmentId, personId }: Pick<Actor, 'employmentId' | 'personId'>,
  today: CalendarDate,
): Promise<Viewer | null> {
  const place = employmentId ? await placeOf(db, employmentId, today) : null;
  return place && { personId, place };
}
