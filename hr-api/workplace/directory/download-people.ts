import { directoryQuestionSchema } from '../../../lib/contract/people/directory';
import type { Handler } from '../../platform/calls/call';
import { ZONE } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { TABLE_FORMATS } from '../../platform/table-files/formats';
import { employeeList } from '../reports/people/employee-list';
import { fieldTitle } from '../reports/field-titles';
import { listPeople } from './list-people';
import type { DirectoryReader } from './listed-people';

/** So many rows are read at once, whoever else waits in between. */
const BATCH_SIZE = 500;

/** What stands in place of a number where there is none (ESRC-09). */
const NO_NUMBER = 'N.A';

type Question = ReturnType<typeof directoryQuestionSchema.parse>;

function readQuestion(text: string): Question {
  try {
    const read = directoryQuestionSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // What is no JSON is no question either.
  }
  throw new ApiError('bad_request');
}

async function* batchesOf(reader: DirectoryReader, question: Question): AsyncGenerator<string[][]> {
  let After = '';
  for (;;) {
    const people = await listPeople(reader, { ...question, After, PageSize: BATCH_SIZE });
    yield people.filter(({ Empid }) => Empid !== '' && Empid !== NO_NUMBER).map(({ Empid, Name }) => [Empid, Name]);
    const last = people.at(-1);
    if (!last || people.length < BATCH_SIZE) return;
    After = last.KeyCode;
  }
}

/** Number and name of everyone whom the directory finds, under the name of the report of employees. */
export const downloadDirectory: Handler<'downloadDirectory'> = async ({ Question }, context) => {
  const { type, write } = TABLE_FORMATS.xlsx;
  const heading = (name: 'EmployeeID' | 'EmployeeName') => ({
    heading: fieldTitle(name, context.language),
    type: 'text' as const,
  });
  return {
    type,
    fileName: `${employeeList.fileName}.xlsx`,
    content: write({
      columns: [heading('EmployeeID'), heading('EmployeeName')],
      batches: batchesOf(context, readQuestion(Question)),
      timeZone: ZONE,
    }),
  };
};
