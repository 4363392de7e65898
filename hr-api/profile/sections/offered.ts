import { inArray } from 'drizzle-orm';
import type { FieldOption, FieldType } from '../../../lib/contract/platform/form/field';
import { uploads } from '../../platform/files/tables';
import { findChoices, isLongList, MAX_SENT, type ChoiceQuestion } from '../../people/record/lists/choices';
import { FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import { rowsOn, rowsUntil, type RecordRow } from '../../people/record/values/values';
import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import { optionsOf } from '../../people/record/sections/section-form';
import type { OpenSection, ReadContext } from '../access/open-section';
import { dayOf, type CalendarDate } from '../../platform/dates';

export interface ListContext extends Pick<ReadContext, 'db' | 'language'> {
  /** Whose record it is: some lists are of their own. */
  readonly personId: string;
  readonly on: CalendarDate;
}

/** A section as far as somebody is shown it, and whose lists it has. */
export type ShownSection = Pick<OpenSection, 'section' | 'access'> & {
  readonly subject: Pick<OpenSection['subject'], 'personId'>;
};

/** Of whose record the lists are. */
export const listsOf = (
  context: Pick<ReadContext, 'db' | 'language' | 'now'>,
  { subject }: Pick<ShownSection, 'subject'>,
): ListContext => ({
  ...context,
  personId: subject.personId,
  on: dayOf(context.now),
});

/** Each relative by the key of their row in the section of the family. */
export const RELATIVES = 'family';

export async function findList(
  { db, language, personId, on }: ListContext,
  key: string,
  question: Omit<ChoiceQuestion, 'language'>,
) {
  if (key !== RELATIVES) return findChoices(db, key, { ...question, language });
  const place = { personId, sectionCode: FAMILY_SECTION };
  const nameOf = ({ rowId, answers }: RecordRow) => ({ value: rowId, label: answers.Name ?? '', parent: null });
  if (!question.values) return (await rowsOn(db, place, on)).map(nameOf);
  const names = new Map((await rowsUntil(db, place, on)).reverse().map((row) => [row.rowId, nameOf(row)]));
  return question.values.flatMap((value) => names.get(value) ?? []);
}

/** What is asked for while one types, whatever its length. */
const ALWAYS_SEARCHED: ReadonlySet<FieldType> = new Set(['banklocator']);

/** All that a field offers; null where that is too much to be sent, and is searched. */
export async function offeredWhole(context: ListContext, field: FieldDefinition): Promise<FieldOption[] | null> {
  if (field.list === null) {
    const options = optionsOf(field, context.language);
    return options.length > MAX_SENT ? null : options;
  }
  if (ALWAYS_SEARCHED.has(field.type)) return null;
  if (await isLongList(context.db, field.list, context.language)) return null;
  const found = await findList(context, field.list, { limit: MAX_SENT + 1 });
  return found.length > MAX_SENT ? null : found;
}

/** Of what a field offers, these values, also where they are offered no more. */
export async function offeredOf(
  context: ListContext,
  field: FieldDefinition,
  values: readonly string[],
): Promise<FieldOption[]> {
  if (values.length === 0) return [];
  if (field.list !== null) return findList(context, field.list, { values, limit: values.length });
  return optionsOf(field, context.language).filter(({ value }) => values.includes(value));
}

const FILES: ReadonlySet<FieldType> = new Set(['file', 'upload']);

const isNamed = ({ list, options, type }: FieldDefinition) => list !== null || options.length > 0 || FILES.has(type);

/** What the files with these codes are called. */
async function fileNames(db: ListContext['db'], codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: uploads.code, fileName: uploads.fileName })
    .from(uploads)
    .where(inArray(uploads.code, [...codes]));
  return new Map(rows.map(({ code, fileName }) => [code, fileName]));
}

/** Names the choices and files in answers: every list is asked once for all of them. */
export async function choiceNames(
  context: ListContext,
  fields: readonly FieldDefinition[],
  answersOf: (field: FieldDefinition) => readonly string[],
): Promise<(field: FieldDefinition, answer: string) => string> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const field of fields.filter(isNamed)) {
    const values = new Set(
      answersOf(field)
        .flatMap((answer) => answer.split(','))
        .filter(Boolean),
    );
    const found = FILES.has(field.type)
      ? await fileNames(context.db, [...values])
      : new Map((await offeredOf(context, field, [...values])).map(({ value, label }) => [value, label]));
    names.set(field.code, found);
  }
  return ({ code }, answer) => {
    const known = names.get(code);
    const nameOf = (value: string) => known?.get(value) ?? value;
    return known ? answer.split(',').filter(Boolean).map(nameOf).join(', ') : answer;
  };
}
