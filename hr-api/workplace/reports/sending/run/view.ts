import type { SendingReason } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { ApiError } from '../../../../platform/errors';
import { columnOf, type Column } from '../../files/report-columns';
import type { Report, ReportReader } from '../../report';
import { checkQuestion, type CheckedQuestion } from '../../rows/question';
import { summarize } from '../../rows/summarize';
import type { SentRows } from '../tables';
import type { LayoutColumn } from './layout';

/** What is sent, whoever gets it. */
export interface Sent {
  readonly report: Report;
  readonly columns: readonly LayoutColumn[] | null;
  readonly rows: SentRows;
  /** The field with the number that `limit` looks at; empty for how many rows there are. */
  readonly limitField: string;
}

/** What of it one reader sees under their own rights. */
export interface View {
  readonly question: CheckedQuestion;
  readonly columns: readonly Column[];
  /** Up to one more than are counted. */
  readonly count: number;
  /** What a limit looks at. */
  readonly number: number;
}

/** Columns that may be seen beside the reader's rights, where those are narrowed further. */
type MayHave = (column: Column) => boolean;

/** What a reader sees of what is sent; or why they see nothing. */
export async function viewOf(
  sent: Sent,
  reader: ReportReader,
  mayHave: MayHave = () => true,
): Promise<View | SendingReason> {
  const question = await questionOf(sent, reader);
  if (!question) return 'filter_closed';
  const { fields } = question;
  const wanted =
    sent.columns ??
    fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ name }): LayoutColumn => ({ name, label: '' }));
  const readable = wanted.flatMap(({ name, label }) => {
    const field = fields.find((one) => one.name === name);
    return field ? columnOf(field, label) : [];
  });
  const columns = (await Promise.all(readable)).filter(mayHave);
  if (columns.length === 0) return 'no_columns';
  const { count, totals } = await summarize(reader.db, question);
  const number = sent.limitField ? totals.find(({ name }) => name === sent.limitField)?.total : count;
  return number === undefined ? 'filter_closed' : { question, columns, count, number };
}

/** Null where it asks for a field that the reader may not read, or that the report has no more. */
async function questionOf({ report, rows }: Sent, reader: ReportReader): Promise<CheckedQuestion | null> {
  try {
    return await checkQuestion(report, reader, rows);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_request') return null;
    throw error;
  }
}

/** The columns of one view that another lacks. */
export const missingIn = (one: Pick<View, 'columns'>, other: Pick<View, 'columns'> | null): Column[] =>
  one.columns.filter(({ field }) => !other?.columns.some((column) => column.field.name === field.name));

/** Whether HR alone may read some of it. */
export const hasHrFields = ({ columns }: Pick<View, 'columns'>): boolean =>
  columns.some(({ field }) => field.class === 'hr');
