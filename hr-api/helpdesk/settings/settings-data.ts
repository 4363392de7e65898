import { asc } from 'drizzle-orm';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import type { TextKind } from '../../platform/texts/tables';
import { helpdeskPeople, membersOf, type HelpdeskPerson } from './members';
import {
  helpdeskPriorities,
  helpdeskProcesses,
  helpdeskSubProcesses,
  holidays,
  ticketStatuses,
  workingHours,
} from '../tables';

/** The name of what is kept: the product's in a language, or as a person gave it. */
export async function namesFor(
  db: Database,
  kind: TextKind,
  language: Language,
): Promise<(kept: { readonly name: string; readonly textCode: string | null }) => string> {
  const names = await namesOf(db, kind, language);
  return ({ name, textCode }) => (textCode === null ? name : (names.get(textCode) ?? name));
}

const wirePerson = ({ accountId, name, empid, hasPhoto }: HelpdeskPerson) => ({
  AssigneeCode: accountId,
  Name: name,
  Id: empid,
  HasPhoto: hasPhoto,
});

/** Everything that is kept, as it is on a day. */
export async function readSettings(
  db: Database,
  { language, on }: { language: Language; on: CalendarDate },
): Promise<HelpdeskSettings> {
  const processName = await namesFor(db, 'helpdesk-process', language);
  const subProcessName = await namesFor(db, 'helpdesk-sub-process', language);
  const priorityName = await namesFor(db, 'helpdesk-priority', language);
  const statusName = await namesFor(db, 'helpdesk-status', language);
  const processes = await db.select().from(helpdeskProcesses).orderBy(asc(helpdeskProcesses.code));
  const subProcesses = await db.select().from(helpdeskSubProcesses).orderBy(asc(helpdeskSubProcesses.code));
  const priorities = await db.select().from(helpdeskPriorities).orderBy(asc(helpdeskPriorities.code));
  const statuses = await db.select().from(ticketStatuses).orderBy(asc(ticketStatuses.code));
  const hours = await db.select().from(workingHours).orderBy(asc(workingHours.weekday));
  const free = await db.select().from(holidays).orderBy(asc(holidays.day));
  const people = await helpdeskPeople(db, on);
  const members = await membersOf(db, on);
  return {
    Processes: processes.map((process) => ({
      ProcessCode: process.code,
      Name: processName(process),
      IsActive: process.isActive,
      IsForClients: process.isForClients,
      Members: members
        .filter(({ processCode }) => processCode === process.code)
        .map((member) => ({ ...wirePerson(member), IsLead: member.isLead })),
      SubProcesses: subProcesses
        .filter(({ processCode }) => processCode === process.code)
        .map((subProcess) => ({
          CategoryCode: subProcess.code,
          Name: subProcessName(subProcess),
          IsActive: subProcess.isActive,
        })),
    })),
    Candidates: people.map(wirePerson),
    Priorities: priorities.map((priority) => ({
      PriorityCode: priority.code,
      Name: priorityName(priority),
      IsActive: priority.isActive,
      IsDefault: priority.isDefault,
      ResponseMinutes: priority.responseMinutes,
      ResolutionMinutes: priority.resolutionMinutes,
    })),
    Statuses: statuses.map((status) => ({
      StatusCode: status.code,
      Name: statusName(status),
      DependsCodes: status.nextCodes.join(),
      RequesterDependsCodes: status.requesterNextCodes.join(),
      IsPaused: status.isPaused,
      IsClosed: status.isClosed,
    })),
    WorkingHours: hours.map(({ weekday, fromMinute, toMinute }) => ({
      Weekday: weekday,
      From: fromMinute,
      To: toMinute,
    })),
    Holidays: free.map(({ day, name }) => ({ On: day, Name: name })),
  };
}
