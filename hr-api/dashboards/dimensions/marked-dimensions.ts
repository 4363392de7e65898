import { dimensionIssue } from '../../people/record/sections/check-dimension';
import { optionsOf } from '../../people/record/sections/section-form';
import { findChoices } from '../../people/record/lists/choices';
import { wholeList } from '../../people/record/lists/whole-lists';
import {
  readableAnswer,
  readableAnswers,
  readableRecordFields,
  type ReadableRecordField,
} from '../../workplace/reports/people/record-fields';
import { recordTitles } from '../../workplace/reports/people/record-titles';
import type { Choice, ReportReader } from '../../workplace/reports/report';
import { byPerson, OF_PEOPLE, type Dimension } from './dimension';
import { DIMENSION_TITLES } from './dimension-titles';

/** More choices than a list is filtered by. */
const MAX_CHOICES = 500;

/**
 * The fields of the profile that the organisation marked, as far as the reader may read them of others. The definition is asked again
 * here: one from before a rule, or a mark that came past it, tells nobody apart.
 */
export async function markedDimensions(reader: ReportReader, taken: readonly string[]): Promise<Dimension[]> {
  const readable = await readableRecordFields(
    reader,
    (field, section) => field.isDimension && !field.isRetired && dimensionIssue(section, field) === null,
  );
  const titles = recordTitles(readable, reader.language, taken);
  return readable.map((field, at) => ({
    ...{ code: field.name, name: titles[at]!, level: null, fieldCode: field.name, countedMonths: null },
    value: (on) => readableAnswer(field, reader, on),
    ofAll: (on, name) => byPerson(readableAnswers(field, reader, on, OF_PEOPLE), name),
    choices: (_on, values) => choicesOf(field, reader, values),
  }));
}

async function choicesOf(
  { field }: ReadableRecordField,
  { db, language }: Pick<ReportReader, 'db' | 'language'>,
  values: readonly string[] | undefined,
): Promise<Choice[]> {
  if (field.type === 'switch')
    return [
      { value: 'Yes', text: DIMENSION_TITLES.yes[language] },
      { value: 'No', text: DIMENSION_TITLES.no[language] },
    ];
  if (field.list === null) return optionsOf(field, language).map(({ value, label }) => ({ value, text: label }));
  const asked = { language, limit: values?.length ?? MAX_CHOICES, ...(values && { values }) };
  const items = (await wholeList(db, field.list, language)) ?? (await findChoices(db, field.list, asked));
  return items.map(({ value, label }) => ({ value, text: label }));
}
