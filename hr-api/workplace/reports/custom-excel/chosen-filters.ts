import { chosenLevelsSchema } from '../../../../lib/contract/workplace/reports/custom-excel';
import type { FileQuestion } from '../../../../lib/contract/workplace/reports/question';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import type { ReportReader } from '../report';

interface Chosen {
  readonly Levels: string;
  readonly StatusCodes: string;
}

/** What was chosen, as lines of a question: values of one level add up, levels narrow each other. */
export async function chosenFilters(
  { Levels, StatusCodes }: Chosen,
  reader: ReportReader,
): Promise<FileQuestion['Filters']> {
  const line = (FieldCode: string, FieldValue: string) => ({ FieldCode, Operator: 'is' as const, FieldValue });
  const ofLevels = Object.entries(readLevels(Levels)).flatMap(([level, values]) =>
    values.map((value) => line(level, value)),
  );
  if (StatusCodes === '') return ofLevels;
  const names = await namesOf(reader.db, 'job-status', reader.language);
  const ofStatuses = StatusCodes.split(',').map((code) => {
    const name = names.get(code);
    if (name === undefined) throw new ApiError('bad_request', { message: 'There is no such status' });
    return line('JobStatus', name);
  });
  return [...ofLevels, ...ofStatuses];
}

function readLevels(text: string): Record<string, string[]> {
  try {
    const read = chosenLevelsSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // What is no JSON names no levels either.
  }
  throw new ApiError('bad_request');
}
