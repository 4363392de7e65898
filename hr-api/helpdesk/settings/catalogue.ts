import { asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { textsOf } from '../../platform/texts/data';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses, ticketStatuses } from '../tables';

/** What is kept in settings, each under its code and with its name in a language, in the order in which it is offered. */
export async function catalogueIn(db: Database, language: Language) {
  return {
    processes: await processesIn(db, language),
    subProcesses: await subProcessesIn(db, language),
    priorities: await prioritiesIn(db, language),
    statuses: await statusesIn(db, language),
  };
}
export type Catalogue = Awaited<ReturnType<typeof catalogueIn>>;

const byCode = <Row extends { readonly code: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.code, row]));

export async function processesIn(db: Database, language: Language) {
  const names = textsOf('helpdesk-process', language, 'process_texts');
  const rows = await db
    .select({
      code: helpdeskProcesses.code,
      name: sql<string>`coalesce(${names.name}, ${helpdeskProcesses.name})`,
      isActive: helpdeskProcesses.isActive,
      isForClients: helpdeskProcesses.isForClients,
    })
    .from(helpdeskProcesses)
    .leftJoin(names, eq(names.code, helpdeskProcesses.textCode))
    .orderBy(asc(helpdeskProcesses.code));
  return byCode(rows);
}

export async function subProcessesIn(db: Database, language: Language) {
  const names = textsOf('helpdesk-sub-process', language, 'sub_process_texts');
  const rows = await db
    .select({
      code: helpdeskSubProcesses.code,
      name: sql<string>`coalesce(${names.name}, ${helpdeskSubProcesses.name})`,
      processCode: helpdeskSubProcesses.processCode,
      isActive: helpdeskSubProcesses.isActive,
    })
    .from(helpdeskSubProcesses)
    .leftJoin(names, eq(names.code, helpdeskSubProcesses.textCode))
    .orderBy(asc(helpdeskSubProcesses.code));
  return byCode(rows);
}

export async function prioritiesIn(db: Database, language: Language) {
  const names = textsOf('helpdesk-priority', language, 'priority_texts');
  const rows = await db
    .select({
      code: helpdeskPriorities.code,
      name: sql<string>`coalesce(${names.name}, ${helpdeskPriorities.name})`,
      isActive: helpdeskPriorities.isActive,
      isDefault: helpdeskPriorities.isDefault,
      responseMinutes: helpdeskPriorities.responseMinutes,
      resolutionMinutes: helpdeskPriorities.resolutionMinutes,
    })
    .from(helpdeskPriorities)
    .leftJoin(names, eq(names.code, helpdeskPriorities.textCode))
    .orderBy(asc(helpdeskPriorities.code));
  return byCode(rows);
}

export async function statusesIn(db: Database, language: Language) {
  const names = textsOf('helpdesk-status', language, 'status_texts');
  const rows = await db
    .select({
      code: ticketStatuses.code,
      name: sql<string>`coalesce(${names.name}, ${ticketStatuses.name})`,
      nextCodes: ticketStatuses.nextCodes,
      requesterNextCodes: ticketStatuses.requesterNextCodes,
      isPaused: ticketStatuses.isPaused,
      isClosed: ticketStatuses.isClosed,
    })
    .from(ticketStatuses)
    .leftJoin(names, eq(names.code, ticketStatuses.textCode))
    .orderBy(asc(ticketStatuses.code));
  return byCode(rows);
}
