import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { texts } from '../../platform/texts/tables';
import { noticeTexts } from '../notices/notice-texts';
import { SOLVED_STATUS, START_STATUS, WAITING_STATUS } from '../tickets/statuses';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses, ticketStatuses } from '../tables';
import type { ClockState } from '../targets/targets';
import { helpdeskTexts } from '../texts';

const HOUR = 60;

const KINDS = ['helpdesk-process', 'helpdesk-sub-process', 'helpdesk-priority', 'helpdesk-status'] as const;

/** The sub processes of each process. */
const PROCESSES: readonly (readonly [code: number, subProcesses: readonly number[]])[] = [
  [1, [11, 12]],
  [2, [21, 22]],
  [3, [31, 32]],
];

/** Promises in hours of working time. */
const PRIORITIES = [
  { code: 1, response: 9, resolution: 45 },
  { code: 2, response: 4, resolution: 18 },
  { code: 3, response: 1, resolution: 9 },
];
const DEFAULT_PRIORITY = 2;

interface StatusTransition {
  readonly code: number;
  /** Where the desk may go from here, and where whoever asked may; the likely one first. */
  readonly desk: readonly number[];
  readonly requester: readonly number[];
  readonly isPaused?: true;
}

/** VOPQ-01, with one more status by which whoever asked answers. */
const STATUSES: readonly StatusTransition[] = [
  { code: START_STATUS, desk: [2, 3, 4, 10], requester: [5, 10] },
  { code: 2, desk: [3, 4, 10], requester: [5, 10] },
  { code: WAITING_STATUS, desk: [2, 4, 10], requester: [5, 10], isPaused: true },
  { code: 4, desk: [2, 3, 10], requester: [5, 10], isPaused: true },
  { code: 5, desk: [2, 3, 4, 10], requester: [1, 10] },
  { code: SOLVED_STATUS, desk: [2], requester: [1] },
];

/** To which process a sub process belongs that the product brings. */
export function processOf(subProcess: number): number {
  const found = PROCESSES.find(([, subProcesses]) => subProcesses.includes(subProcess));
  if (!found) throw new Error(`there is no sub process ${subProcess}`);
  return found[0];
}

/** What clocks go by in a status and with a priority that the product brings. */
export function initialClockState(statusCode: number, priorityCode: number): ClockState {
  const status = STATUSES.find(({ code }) => code === statusCode);
  const priority = PRIORITIES.find(({ code }) => code === priorityCode);
  if (!status || !priority) throw new Error(`there is no status ${statusCode} or no priority ${priorityCode}`);
  return {
    status: { isPaused: status.isPaused ?? false, isClosed: statusCode === SOLVED_STATUS },
    priority: { responseMinutes: priority.response * HOUR, resolutionMinutes: priority.resolution * HOUR },
  };
}

const nameOf = (kind: (typeof KINDS)[number], code: number) => {
  const names: Readonly<Record<string, string>> = helpdeskTexts.en[kind];
  return { code, name: names[code] ?? '', textCode: String(code) };
};

/** VOPQ-05: what the helpdesk can be asked for before anybody has changed its settings. */
export async function loadHelpdesk(db: Database): Promise<void> {
  for (const kind of KINDS) {
    const byLanguage = Object.fromEntries(languages.map((language) => [language, helpdeskTexts[language][kind]]));
    await insertRows(db, texts, textRows(kind, byLanguage));
  }
  await insertRows(
    db,
    helpdeskProcesses,
    PROCESSES.map(([code]) => nameOf('helpdesk-process', code)),
  );
  await insertRows(
    db,
    helpdeskSubProcesses,
    PROCESSES.flatMap(([processCode, subProcesses]) =>
      subProcesses.map((code) => ({ ...nameOf('helpdesk-sub-process', code), processCode })),
    ),
  );
  await insertRows(
    db,
    helpdeskPriorities,
    PRIORITIES.map(({ code, response, resolution }) => ({
      ...nameOf('helpdesk-priority', code),
      isDefault: code === DEFAULT_PRIORITY,
      responseMinutes: response * HOUR,
      resolutionMinutes: resolution * HOUR,
    })),
  );
  await insertRows(
    db,
    ticketStatuses,
    STATUSES.map(({ code, desk, requester, isPaused }) => ({
      ...nameOf('helpdesk-status', code),
      nextCodes: [...desk],
      requesterNextCodes: [...requester],
      isPaused: isPaused ?? false,
      isClosed: code === SOLVED_STATUS,
    })),
  );
  const notices = Object.fromEntries(languages.map((language) => [language, noticeTexts[language].notification]));
  await insertRows(db, texts, textRows('notification', notices));
}
