import { fileQuestionSchema, type FileQuestion } from '../../../../lib/contract/workplace/reports/question';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { openSnapshot } from '../../../platform/db/snapshot';
import { inTransaction } from '../../../platform/db/transaction';
import { ZONE } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { TABLE_FORMATS } from '../../../platform/table-files/formats';
import { readAhead } from '../../../platform/table-files/read-ahead';
import type { Cell } from '../../../platform/table-files/table-file';
import { findReport } from '../find-report';
import { checkQuestion, fieldNamed, type CheckedQuestion } from '../rows/question';
import { formatPosition } from '../rows/order';
import { readRows, type ReadRow } from '../rows/read-rows';
import { columnOf, fileNameOf, headingOf, rowsOf, type Column } from './report-columns';
import { beginRun, endRun, noteProgress } from './runs';

/** So many rows are read at once, whoever else waits in between. */
const BATCH_SIZE = 500;

function readQuestion(text: string): FileQuestion {
  try {
    const read = fileQuestionSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // What is no JSON is no question either.
  }
  throw new ApiError('bad_request');
}

/** The columns that are asked for, else those that the report shows at first. */
function columnsOf({ fields }: CheckedQuestion, { Columns }: FileQuestion): Promise<Column[]> {
  const shown = fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map((field) => columnOf(field));
  const chosen = Columns.map(({ FieldName, Label }) => columnOf(fieldNamed(fields, FieldName), Label));
  return Promise.all(Columns.length === 0 ? shown : chosen);
}

/** All rows of a question as a file, written while it is sent: `Employee_List_051120261430.xlsx`. */
export const downloadReport: Handler<'downloadReport'> = async ({ ReportCode, Format, RunCode, Question }, context) => {
  const report = findReport(context, ReportCode);
  const asked = readQuestion(Question);
  const question = await checkQuestion(report, context, asked);
  const columns = await columnsOf(question, asked);
  // Refused before anything is sent.
  if (asked.Sort) fieldNamed(question.fields, asked.Sort);
  const run = await inTransaction(context.db, (db) =>
    beginRun({ ...context, db }, { code: RunCode, reportCode: ReportCode, format: Format }),
  );
  const table = {
    columns: columns.map(headingOf),
    batches: batchesOf({ context, run, question, columns, asked }),
    timeZone: ZONE,
  };
  return {
    type: TABLE_FORMATS[Format].type,
    fileName: fileNameOf(report, Format, context.now),
    content: TABLE_FORMATS[Format].write(table),
  };
};

interface Run {
  readonly context: CallContext;
  readonly run: string;
  readonly question: CheckedQuestion;
  readonly columns: readonly Column[];
  readonly asked: FileQuestion;
}

/**
 * Rows page by page behind the last one, the next page read while one is written; ends with an error once the run was stopped, so
 * that half a file is not taken for a whole.
 */
async function* batchesOf({ context, run, question, columns, asked }: Run): AsyncGenerator<Cell[][]> {
  const { db } = context;
  const page = {
    fields: columns.map(({ field }) => field),
    sort: asked.Sort,
    direction: asked.Direction,
    limit: BATCH_SIZE,
  };
  let isComplete = false;
  let written = 0;
  const note = async () => {
    if (!(await noteProgress(db, run, written))) throw new Error('The report was stopped');
  };
  try {
    const snapshot = await openSnapshot(db);
    const batches = readAhead<ReadRow>((last) =>
      readRows(snapshot.db, question, { ...page, after: last ? formatPosition(last) : '' }),
    );
    try {
      for await (const rows of batches) {
        yield rowsOf(rows, columns);
        written += rows.length;
        await note();
      }
    } finally {
      await snapshot.release();
    }
    isComplete = true;
  } finally {
    await endRun(db, run, isComplete ? 'complete' : 'failed', new Date());
  }
}
