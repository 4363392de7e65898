import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { LeaveDay } from '../rules/count-days';
import { leaveDays } from '../tables';

/** Whether other leave is open or approved on a half of one of the days. */
export async function overlapsHeld(
  db: Database,
  employmentId: string,
  { days, except }: { readonly days: readonly LeaveDay[]; readonly except: string | null },
): Promise<boolean> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return false;
  const { requestId, day } = leaveDays;
  const held = await db
    .select({ requestId, day, first: leaveDays.first, second: leaveDays.second })
    .from(leaveDays)
    .where(and(eq(leaveDays.employmentId, employmentId), eq(leaveDays.isHeld, true), gte(day, first), lte(day, last)));
  const asked = new Map(days.filter(({ amount }) => amount > 0).map((one) => [one.day, one]));
  return held.some((one) => {
    const wanted = one.requestId === except ? undefined : asked.get(one.day);
    return wanted && ((wanted.first && one.first) || (wanted.second && one.second));
  });
}
