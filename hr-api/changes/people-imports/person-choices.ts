import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { namesOf } from '../../platform/texts/data';
import { leavingReasons } from '../../people/tables';
import { businesses, companies, jobStatusKinds, levels, locations, units } from '../../people/organisation/tables';

const MOST = 300;

/** What there is to choose, by column; of more than are looked through at a glance none. */
export async function personChoices({ db, language }: Pick<CallContext, 'db' | 'language'>) {
  const named = async (
    kind: 'business' | 'unit' | 'location' | 'level' | 'job-status' | 'leaving-reason',
    codes: readonly string[],
  ) => {
    if (codes.length > MOST) return [];
    const names = await namesOf(db, kind, language);
    return codes.map((value) => ({ value, text: names.get(value) ?? value }));
  };
  const codesOf = (rows: readonly { code: string | number }[]) => rows.map(({ code }) => String(code));
  const legal = await db
    .select({ value: companies.code, text: companies.name })
    .from(companies)
    .orderBy(asc(companies.name));
  const reasons = await db
    .select()
    .from(leavingReasons)
    .where(eq(leavingReasons.isActive, true))
    .orderBy(asc(leavingReasons.position));
  return {
    LeavingReason: await named('leaving-reason', codesOf(reasons)),
    BusinessCode: await named(
      'business',
      codesOf(await db.select().from(businesses).orderBy(asc(businesses.position))),
    ),
    CompanyCode: legal.length > MOST ? [] : legal,
    UnitCode: await named('unit', codesOf(await db.select().from(units).orderBy(asc(units.position)))),
    LocationCode: await named('location', codesOf(await db.select().from(locations).orderBy(asc(locations.code)))),
    LevelCode: await named('level', codesOf(await db.select().from(levels).orderBy(asc(levels.rank)))),
    JobStatus: await named(
      'job-status',
      codesOf(await db.select().from(jobStatusKinds).orderBy(asc(jobStatusKinds.code))),
    ),
  };
}
