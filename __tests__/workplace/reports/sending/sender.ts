import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../../../hr-api/platform/calls/call';
import type { Dependencies } from '../../../../hr-api/platform/capability';
import { inTransaction } from '../../../../hr-api/platform/db/transaction';
import { planDue } from '../../../../hr-api/platform/schedules/plan';
import { runNext } from '../../../../hr-api/platform/schedules/run';
import { savedReportHandlers } from '../../../../hr-api/workplace/reports/saved/saved-report-handlers';
import { reportKind } from '../../../../hr-api/workplace/reports/sending/run/report-kind';
import { sendingHandlers } from '../../../../hr-api/workplace/reports/sending/schedules/schedule-handlers';
import { subscriptionHandlers } from '../../../../hr-api/workplace/reports/sending/subscriptions/subscription-handlers';
import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import { calls } from '../../../../lib/contract/all';
import { whenWorkedOn } from '../../../access/passwords/ask-code';
import { actorOf, contextOf, employmentOf } from '../../../people/cast-actors';
import { readMessage, type MessagePart } from '../../../platform/hr-api/harness/read-message';
import { startApp, type TestApp } from '../../../platform/hr-api/harness/start-app';

const handlers = { ...savedReportHandlers, ...sendingHandlers, ...subscriptionHandlers };
type SendingCall = keyof typeof handlers;

export const AsOnDate = '2026-03-05';

const noDays = {
  ...{ MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null },
  ...{ WeekDay: null, HourCode: null },
};
export const daily = { ExecuteTime: '09:00', SchedulerType: 1 as const, ...noDays };

/** A report as the mail of a recipient carries it. */
export interface SentFile {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly fileName: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const leaves = (part: MessagePart): MessagePart[] => (part.parts.length > 0 ? part.parts.flatMap(leaves) : [part]);

const cellsOf = (line: string) =>
  line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));

/** Reads a mail with a report as a mail program and a spreadsheet do; one without a file has no rows. */
export function readSent(source: string): SentFile {
  const message = readMessage(source);
  const parts = leaves(message);
  const file = parts.find(({ type }) => type === 'text/csv');
  const [head = '', ...rows] = (file?.content.toString('utf8') ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');
  const { to = '', subject = '' } = message.headers;
  const text = parts.find(({ type }) => type === 'text/plain')?.content.toString('utf8') ?? '';
  return { to, subject, text, fileName: file?.fileName ?? '', head: cellsOf(head), rows: rows.map(cellsOf) };
}

/** An HR API whose reports are sent when a test says so, by those of the sample organisation. */
export async function startSender(options: Parameters<typeof startApp>[0] = {}) {
  const hr: TestApp = await startApp(options);
  const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
  const asHr = () => contextAs('E1004', ROLE.hr);
  const codesOf = async (...empids: string[]) =>
    Promise.all(empids.map(async (empid) => (await employmentOf(hr, empid)).code));

  /** Makes a call as the HR API does, in a transaction. */
  const make = <Name extends SendingCall>(
    name: Name,
    request: RequestFor<Name>,
    context: CallContext,
  ): Promise<ReplyFor<Name>> => {
    const { handle } = handlers[name] as unknown as {
      handle: (request: unknown, context: CallContext) => Promise<ReplyFor<Name>>;
    };
    return inTransaction(hr.db, (db) => handle(calls[name].request.parse(request), { ...context, db }));
  };
  const call = async <Name extends SendingCall>(name: Name, request: RequestFor<Name>, context?: CallContext) =>
    make(name, request, context ?? (await asHr()));

  const known = new Set<string>();
  const newFiles = async (): Promise<SentFile[]> => {
    const folder = join(hr.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => !known.has(name)).sort();
    for (const name of names) known.add(name);
    return Promise.all(names.map(async (name) => readSent(await readFile(join(folder, name), 'utf8'))));
  };

  const dependencies = (): Dependencies => ({ ...hr.services, db: hr.db, clock: () => hr.clock.now, log: hr.app.log });
  const runnerOf = (kind: Partial<typeof reportKind> = {}) => ({
    dependencies: dependencies(),
    kinds: { report: { ...reportKind, ...kind } },
    stopping: new AbortController().signal,
  });
  const runAll = async () => {
    await planDue(hr.db, hr.clock.now, ['report']);
    while (await runNext(runnerOf()));
  };

  return {
    hr,
    contextAs,
    asHr,
    asManager: () => contextAs('E1002', ROLE.appraiser),
    codesOf,
    call,
    dependencies,
    runnerOf,
    /** Saves a layout with some columns, or those that the report shows at first. */
    saveLayout: async (SaveReportName: string, columns: readonly string[] = [], ReportCode = 'employee-list') => {
      const { SaveReportCode } = await call('saveReport', { SaveReportName, ReportCode });
      const rows = columns.map((FieldName, at) => ({ SaveReportCode, FieldName, DisplayOrder: at, Display: true }));
      if (rows.length > 0)
        await call('saveReportFields', Object.fromEntries(rows.map((row, at) => [`Data${at}`, row])) as never);
      return SaveReportCode;
    },
    send: async (part: Partial<RequestFor<'sendReport'>>, context?: CallContext) =>
      (
        await call(
          'sendReport',
          { ReportCode: 'employee-list', Status: 'P', AsOnDate, Format: 'csv', ...part },
          context,
        )
      ).HeaderCode,
    schedule: async (part: Partial<RequestFor<'saveReportSchedule'>>, context?: CallContext) =>
      (await call('saveReportSchedule', { ReportCode: 'employee-list', Format: 'csv', ...daily, ...part }, context))
        .HeaderCode,
    /** Runs what is due, without waiting for its mails. */
    runAll,
    /** Runs what is due and waits for its mails. */
    deliverAll: async () => {
      await runAll();
      await whenWorkedOn(hr);
    },
    /** The mails in the folder that were not asked for before. */
    newFiles,
    /** A day later at ten, when what is daily has fallen due. */
    nextDay: () => hr.clock.advance(86_400_000),
    runsOf: (HeaderCode: string) => call('listReportSendingRuns', { HeaderCode }),
    stop: () => hr.stop(),
  };
}

export type Sender = Awaited<ReturnType<typeof startSender>>;
