import { asc } from 'drizzle-orm';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { listRows } from '../../platform/lookups/lookup-rows';
import { holidays, workingHours } from '../tables';
import { priorities } from './lookups/priorities';
import { processes } from './lookups/processes';
import { statuses } from './lookups/statuses';
import { subProcesses } from './lookups/sub-processes';
import { helpdeskPeople, membersOf, wireMember, wirePerson } from './members';

/** Everything that is kept, as it is on a day. */
export async function readSettings(
  db: Database,
  { language, on }: { language: Language; on: CalendarDate },
): Promise<HelpdeskSettings> {
  const within = { db, language };
  const subRows = await listRows(subProcesses, within);
  const hours = await db.select().from(workingHours).orderBy(asc(workingHours.weekday));
  const free = await db.select().from(holidays).orderBy(asc(holidays.day));
  const people = await helpdeskPeople(db, on);
  const members = await membersOf(db, on);
  return {
    Processes: (await listRows(processes, within)).map((process) => ({
      ...process,
      Members: members.filter(({ processCode }) => processCode === process.ProcessCode).map(wireMember),
      SubProcesses: subRows.filter(({ ProcessCode }) => ProcessCode === process.ProcessCode),
    })),
    Candidates: people.map(wirePerson),
    Priorities: await listRows(priorities, within),
    Statuses: await listRows(statuses, within),
    WorkingHours: hours.map(({ weekday, fromMinute, toMinute }) => ({
      Weekday: weekday,
      From: fromMinute,
      To: toMinute,
    })),
    Holidays: free.map(({ day, name }) => ({ On: day, Name: name })),
  };
}
