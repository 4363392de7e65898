import { and, isNull } from 'drizzle-orm';
import type { ErasureObstacle } from '../../../../lib/contract/workplace/retention/retention-rules';
import { legalHolds } from '../tables';
import type { CalendarDate } from '../../../platform/dates';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { readKeepMonths } from '../keep-months';
import { leftPeople } from './left-people';

interface Question {
  readonly personIds: readonly string[];
  readonly today: CalendarDate;
  /** Whoever asks cannot ask about themself; nobody where the clock asks. */
  readonly askerId?: string;
  /** The request that they are named in already, which does not stand in its own way. */
  readonly erasureId?: string;
}

/** Why the data of some people cannot go now, by the person; those in whose way nothing stands are not in it. */
export async function findObstacles(
  db: Database,
  { personIds, today, askerId, erasureId }: Question,
): Promise<Map<string, ErasureObstacle>> {
  const left = leftPeople(db, { today, keepMonths: await readKeepMonths(db) });
  const rows = await db.select().from(left).where(amongIds(left.personId, personIds));
  const held = await db
    .select({ personId: legalHolds.personId })
    .from(legalHolds)
    .where(and(amongIds(legalHolds.personId, personIds), isNull(legalHolds.endedAt)));
  const heldIds = new Set(held.map(({ personId }) => personId));
  const byPerson = new Map(rows.map((row) => [row.personId, row]));
  const obstacleOf = (personId: string): ErasureObstacle | null => {
    const row = byPerson.get(personId);
    if (personId === askerId) return 'own';
    if (heldIds.has(personId)) return 'held';
    if (row?.erasureId && row.erasureId !== erasureId) return 'asked';
    return row?.dueOn && row.dueOn <= today ? null : 'notDue';
  };
  return new Map(
    personIds.flatMap((personId) => {
      const obstacle = obstacleOf(personId);
      return obstacle ? [[personId, obstacle] as const] : [];
    }),
  );
}
