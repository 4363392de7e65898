import { valuesIn } from '../../../lib/contract/people/record-names';
import { choicesIn } from '../../../lib/contract/platform/form/answers';
import type { FieldOption, FieldType } from '../../../lib/contract/platform/form/field';
import type { ValueIssue } from '../../../lib/contract/people/record-rules';
import { cleanHtml } from '../../../lib/contract/platform/html';
import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import type { AnswersByCode } from '../../people/record/values/changes';
import type { OpenSection } from '../access/open-section';
import { listsOf, offeredOf, type ListContext, type ShownSection } from '../sections/offered';
import type { SaveContext } from './change';

/** What is wrong with a field of what was sent, by its name. */
export interface GivenIssue {
  readonly path: string;
  readonly message: ValueIssue | string;
}

const CHOOSING: ReadonlySet<FieldType> = new Set(['select', 'gselect', 'mselect', 'radio', 'checkbox', 'banklocator']);
const SEVERAL: ReadonlySet<FieldType> = new Set(['mselect', 'checkbox']);

/** Select all (FENG-33). */
const ALL = '*';

/** What was sent of the values of fields; HTML is what only an editor writes, and is cleaned. */
export function givenValues(request: object, { section }: Pick<OpenSection, 'section'>): Record<string, string> {
  const typeOf = new Map(section.definition.fields.map(({ key, type }) => [key, type]));
  const values = Object.entries(valuesIn(request));
  return Object.fromEntries(
    values.map(([key, value]) => [key, typeOf.get(key) === 'editor' ? cleanHtml(value) : value.trim()]),
  );
}

async function isOffered(
  lists: ListContext,
  field: FieldDefinition,
  { answer, parent }: { readonly answer: string; readonly parent: string },
): Promise<boolean> {
  const choices = (SEVERAL.has(field.type) ? choicesIn(answer) : [answer]).filter((choice) => choice !== ALL);
  const found = await offeredOf(lists, field, choices);
  const fits = (option: FieldOption) => option.parent === null || choicesIn(parent).includes(option.parent);
  return choices.every((choice) => found.some((option) => option.value === choice && fits(option)));
}

/** Choices that are not offered; one that stood there before may stay, though it is offered no more. */
export async function choiceIssues(
  context: Pick<SaveContext, 'db' | 'language' | 'now'>,
  open: Pick<ShownSection, 'section' | 'subject'>,
  { answers, before }: { readonly answers: AnswersByCode; readonly before: AnswersByCode },
): Promise<GivenIssue[]> {
  const issues: GivenIssue[] = [];
  const lists = listsOf(context, open);
  for (const field of open.section.definition.fields) {
    const answer = answers[field.code] ?? '';
    const isAsked = CHOOSING.has(field.type) && (field.list !== null || field.options.length > 0);
    if (!isAsked || answer === '' || answer === before[field.code]) continue;
    const parent = field.choicesOf === null ? '' : (answers[field.choicesOf] ?? '');
    if (!(await isOffered(lists, field, { answer, parent })))
      issues.push({ path: field.key, message: 'unknown_choice' });
  }
  return issues;
}
