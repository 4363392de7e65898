import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { companies } from '../../people/organisation/tables';
import { unitsOn } from '../../people/organisation/unit-tree';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';

/** What the codes of a level are called, a unit as on that day. */
export async function namesOfLevel(
  level: OrgLevel,
  on: CalendarDate,
  { db, language }: Pick<CallContext, 'db' | 'language'>,
): Promise<ReadonlyMap<string, string>> {
  if (level === 'company') return new Map((await db.select().from(companies)).map(({ code, name }) => [code, name]));
  const names = await namesOf(db, level, language);
  if (level !== 'unit') return names;
  return new Map([...names, ...(await unitsOn(db, language, on)).map(({ code, name }) => [code, name] as const)]);
}
