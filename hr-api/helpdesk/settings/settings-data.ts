import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { calendars } from '../../platform/calendar/tables';
import type { CalendarDate } from '../../platform/dates';
import { listRows } from '../../platform/lookups/lookup-rows';
import { namesOf } from '../../platform/texts/data';
import { helpdeskSettings } from './tables';
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
  const [named] = await db.select().from(helpdeskSettings);
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
    CalendarCode: named?.calendarCode ?? 0,
    Calendars: await calendarChoices(db, language),
  };
}

async function calendarChoices(db: Database, language: Language): Promise<HelpdeskSettings['Calendars']> {
  const rows = await db.select().from(calendars).orderBy(calendars.code);
  const names = await namesOf(db, 'calendar', language);
  return rows.map(({ code, isActive }) => ({
    CalendarCode: code,
    Name: names.get(String(code)) ?? '',
    IsActive: isActive,
  }));
}
