import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReportFormat } from '../../../../lib/contract/workplace/reports/limits';
import { fileQuestionSchema, type FileQuestion } from '../../../../lib/contract/workplace/reports/question';
import type { CallContext, Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { openSnapshot } from '../../../platform/db/snapshot';
import { inTransaction } from '../../../platform/db/transaction';
import { ZONE } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { WrittenDownload } from '../../../platform/files/storage/store';
import { TABLE_FORMATS } from '../../../platform/table-files/formats';
import type { Cell, TableFile } from '../../../platform/table-files/table-file';
import { findReport } from '../find-report';
import { checkPivot } from '../pivot/check-pivot';
import { pivotTable } from '../pivot/pivot-table';
import { readPivot } from '../pivot/read-pivot';
import type { Report } from '../report';
import { checkQuestion, fieldNamed, type CheckedQuestion } from '../rows/question';
import { rowBatches } from '../rows/row-batches';
import { columnOf, fileNameOf, headingOf, rowsOf, type Column } from './report-columns';
import { refuseLargeExport } from './large-exports';
import { beginRun, endRun, noteProgress } from './runs';

function checkedQuestion(asked: unknown): FileQuestion {
  const read = fileQuestionSchema.safeParse(asked);
  if (!read.success) throw new ApiError('bad_request');
  return read.data;
}

function parseQuestion(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request');
  }
}

/** The columns that are asked for, else those that the report shows at first. */
function columnsOf({ fields }: CheckedQuestion, { Columns }: FileQuestion): Promise<Column[]> {
  const shown = fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map((field) => columnOf(field));
  const chosen = Columns.map(({ FieldName, Label }) => columnOf(fieldNamed(fields, FieldName), Label));
  return Promise.all(Columns.length === 0 ? shown : chosen);
}

/** All rows of a question as a file, as it is asked for by its address. */
export const downloadReport: Handler<'downloadReport'> = async ({ ReportCode, Format, RunCode, Question }, context) =>
  sendFile(context, findReport(context, ReportCode), {
    format: Format,
    runCode: RunCode || randomUUID(),
    question: parseQuestion(Question),
  });

/** Says the same of a file as asking for it would, before a browser leaves its page to save it. */
export const checkReportDownload: Handler<'checkReportDownload'> = async ({ ReportCode, Question }, context) => {
  const asked = checkedQuestion(parseQuestion(Question));
  const question = await checkQuestion(findReport(context, ReportCode), context, asked);
  if (!asked.Pivot) await refuseLargeExport(context, question);
  return {};
};

interface FileAsked {
  readonly format: ReportFormat;
  readonly runCode: string;
  /** As `fileQuestionSchema` reads it. */
  readonly question: unknown;
}

/** All rows of a question as a file, or their pivot, written while it is sent: `Employee_List_051120261430.xlsx`. */
export async function sendFile(
  context: CallContext,
  report: Report,
  { format, runCode, question: part }: FileAsked,
): Promise<WrittenDownload> {
  const asked = checkedQuestion(part);
  const question = await checkQuestion(report, context, asked);
  const { columns, batches } = await tableOf(context, report, { asked, question });
  if (!asked.Pivot) await refuseLargeExport(context, question);
  const run = await inTransaction(context.db, (db) =>
    beginRun({ ...context, db }, { code: runCode, reportCode: report.code, format }),
  );
  const table = { columns, batches: asRun(context.db, run, batches), timeZone: ZONE };
  return {
    type: TABLE_FORMATS[format].type,
    fileName: fileNameOf(report, format, context.now),
    content: TABLE_FORMATS[format].write(table),
  };
}

interface Question {
  readonly asked: FileQuestion;
  readonly question: CheckedQuestion;
}

type Table = Pick<TableFile, 'columns'> & { readonly batches: () => AsyncIterable<Cell[][]> };

/** What a file holds. What is asked for wrongly is refused here, before anything is sent. */
async function tableOf(context: CallContext, report: Report, { asked, question }: Question): Promise<Table> {
  if (asked.Pivot) {
    const fields = checkPivot(report, question, asked.Pivot);
    const pivot = await readPivot(context.db, question, fields, context.language);
    const { columns, rows } = pivotTable(pivot, fields, context.language);
    return { columns, batches: () => Readable.from([rows]) };
  }
  const columns = await columnsOf(question, asked);
  if (asked.Sort) fieldNamed(question.fields, asked.Sort);
  return { columns: columns.map(headingOf), batches: () => batchesOf(context.db, columns, { asked, question }) };
}

async function* batchesOf(
  db: Database,
  columns: readonly Column[],
  { asked, question }: Question,
): AsyncGenerator<Cell[][]> {
  const page = {
    fields: columns.map(({ field }) => field),
    sort: asked.Sort,
    direction: asked.Direction,
  };
  const snapshot = await openSnapshot(db);
  try {
    for await (const rows of rowBatches(snapshot.db, question, page)) yield rowsOf(rows, columns);
  } finally {
    await snapshot.release();
  }
}

/**
 * Batches as they come, each noted once it is written; ends with an error once the run was stopped, so that half a file is not taken
 * for a whole.
 */
async function* asRun(db: Database, run: string, batches: Table['batches']): AsyncGenerator<Cell[][]> {
  let isComplete = false;
  let written = 0;
  try {
    for await (const rows of batches()) {
      yield rows;
      written += rows.length;
      if (!(await noteProgress(db, run, written))) throw new Error('The report was stopped');
    }
    isComplete = true;
  } finally {
    await endRun(db, run, isComplete ? 'complete' : 'failed', new Date());
  }
}
