import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { namedRows } from '../../platform/lookups/named-rows';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses, ticketStatuses } from '../tables';

/** Where each part of the catalogue is kept, and under which kind its names are in six languages. */
export const CATALOGUE = {
  processes: { table: helpdeskProcesses, texts: 'helpdesk-process' },
  subProcesses: { table: helpdeskSubProcesses, texts: 'helpdesk-sub-process' },
  priorities: { table: helpdeskPriorities, texts: 'helpdesk-priority' },
  statuses: { table: ticketStatuses, texts: 'helpdesk-status' },
} as const;

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

export const processesIn = async (db: Database, language: Language) =>
  byCode(await namedRows(db, CATALOGUE.processes, language));

export const subProcessesIn = async (db: Database, language: Language) =>
  byCode(await namedRows(db, CATALOGUE.subProcesses, language));

export const prioritiesIn = async (db: Database, language: Language) =>
  byCode(await namedRows(db, CATALOGUE.priorities, language));

export const statusesIn = async (db: Database, language: Language) =>
  byCode(await namedRows(db, CATALOGUE.statuses, language));
