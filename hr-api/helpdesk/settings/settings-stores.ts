import { eq, ne, sql } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { codesIn } from './settings-rules';
import {
  helpdeskMembers,
  helpdeskPriorities,
  helpdeskProcesses,
  helpdeskSubProcesses,
  holidays,
  tickets,
  ticketStatuses,
  workingHours,
} from '../tables';

/** Any number: two who save settings take turns. */
const SETTINGS_LOCK = 7_340_513;

/** Holds the settings until the transaction ends. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`);
}

/** A name that a person gave is the same in every language; one that they left as it was keeps its texts. */
const renameTexts = (name: string, isRenamed: boolean) => (isRenamed ? { name, textCode: null } : {});

const codeOf = ([row]: { code: number }[]): number => {
  if (!row) throw new Error('A setting was not stored');
  return row.code;
};

interface Storing<Request> {
  readonly request: Request;
  /** Whether the name is another than it was; always where it is new. */
  readonly isRenamed: boolean;
}

/** Each of these stores one setting, as a new one where its code is 0, and answers its code. */
export async function storeProcess(
  db: Database,
  { request, isRenamed }: Storing<RequestFor<'saveHelpdeskProcess'>>,
): Promise<number> {
  const { ProcessCode, Name, IsActive, IsForClients, Members } = request;
  const values = { isActive: IsActive, isForClients: IsForClients };
  const code = codeOf(
    await db
      .insert(helpdeskProcesses)
      .values({ code: ProcessCode || undefined, name: Name, ...values })
      .onConflictDoUpdate({
        target: helpdeskProcesses.code,
        set: { ...values, ...renameTexts(Name, isRenamed) },
      })
      .returning({ code: helpdeskProcesses.code }),
  );
  await db.delete(helpdeskMembers).where(eq(helpdeskMembers.processCode, code));
  await insertRows(
    db,
    helpdeskMembers,
    Members.map(({ AssigneeCode, IsLead }) => ({ processCode: code, accountId: AssigneeCode, isLead: IsLead })),
  );
  return code;
}

export async function storeSubProcess(
  db: Database,
  { request, isRenamed }: Storing<RequestFor<'saveHelpdeskSubProcess'>>,
): Promise<number> {
  const { CategoryCode, ProcessCode, Name, IsActive } = request;
  return codeOf(
    await db
      .insert(helpdeskSubProcesses)
      .values({ code: CategoryCode || undefined, processCode: ProcessCode, name: Name, isActive: IsActive })
      .onConflictDoUpdate({
        target: helpdeskSubProcesses.code,
        set: { isActive: IsActive, ...renameTexts(Name, isRenamed) },
      })
      .returning({ code: helpdeskSubProcesses.code }),
  );
}

export async function storePriority(
  db: Database,
  { request, isRenamed }: Storing<RequestFor<'saveHelpdeskPriority'>>,
): Promise<number> {
  const { PriorityCode, Name, ...rest } = request;
  const values = {
    isActive: rest.IsActive,
    isDefault: rest.IsDefault,
    responseMinutes: rest.ResponseMinutes,
    resolutionMinutes: rest.ResolutionMinutes,
  };
  if (rest.IsDefault)
    await db.update(helpdeskPriorities).set({ isDefault: false }).where(ne(helpdeskPriorities.code, PriorityCode));
  return codeOf(
    await db
      .insert(helpdeskPriorities)
      .values({ code: PriorityCode || undefined, name: Name, ...values })
      .onConflictDoUpdate({ target: helpdeskPriorities.code, set: { ...values, ...renameTexts(Name, isRenamed) } })
      .returning({ code: helpdeskPriorities.code }),
  );
}

export async function storeStatus(
  db: Database,
  { request, isRenamed }: Storing<RequestFor<'saveHelpdeskStatus'>>,
): Promise<number> {
  const { StatusCode, Name, IsPaused, IsClosed } = request;
  const values = {
    nextCodes: codesIn(request.DependsCodes),
    requesterNextCodes: codesIn(request.RequesterDependsCodes),
    isPaused: IsPaused,
    isClosed: IsClosed,
  };
  return codeOf(
    await db
      .insert(ticketStatuses)
      .values({ code: StatusCode || undefined, name: Name, ...values })
      .onConflictDoUpdate({ target: ticketStatuses.code, set: { ...values, ...renameTexts(Name, isRenamed) } })
      .returning({ code: ticketStatuses.code }),
  );
}

/** Whether a ticket has the status now. */
export async function isStatusInUse(db: Database, statusCode: number): Promise<boolean> {
  const [row] = await db.select({ found: tickets.id }).from(tickets).where(eq(tickets.statusCode, statusCode)).limit(1);
  return row !== undefined;
}

export async function storeWorkingHours(db: Database, { WorkingHours }: RequestFor<'saveWorkingHours'>): Promise<void> {
  await db.delete(workingHours);
  await insertRows(
    db,
    workingHours,
    WorkingHours.map(({ Weekday, From, To }) => ({ weekday: Weekday, fromMinute: From, toMinute: To })),
  );
}

export async function storeHolidays(db: Database, { Holidays }: RequestFor<'saveHolidays'>): Promise<void> {
  await db.delete(holidays);
  await insertRows(
    db,
    holidays,
    Holidays.map(({ On, Name }) => ({ day: On, name: Name })),
  );
}
