import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { sectionDefinitionSchema, type SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { DefinitionIssueCode } from '../../../../lib/contract/people/section-rules';
import type { WireDefinitionIssue } from '../../../../lib/contract/profile/setup/shapes';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { RELATIVES } from '../../sections/offered';
import { isTable } from '../../../people/record/lists/choices';
import { recordLists } from '../../../people/record/lists/tables';
import { definitionIssues } from '../../../people/record/sections/check-definition';
import type { Published } from '../../../people/record/sections/check-changes';
import type { DefinitionIssue } from '../../../people/record/sections/definition-issue';
import { figureTypes } from '../../../people/record/sections/figures';
import { nameIn } from '../../../people/record/sections/section-form';
import type { Setup } from '../versions/open-setup';
import { heldAmong } from './held-values';
import { neededFields } from './needed-fields';

const OWN_WORDS: readonly string[] = ['no_english', 'reserved'] satisfies DefinitionIssueCode[];

/** What is not written as it has to be. */
function writtenIssues(definition: SectionDefinition): DefinitionIssue[] {
  const issues: readonly z.core.$ZodIssue[] = sectionDefinitionSchema.safeParse(definition).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: OWN_WORDS.includes(message) ? (message as DefinitionIssueCode) : 'malformed',
    detail: '',
  }));
}

async function listIssues(db: Database, { fields }: SectionDefinition): Promise<DefinitionIssue[]> {
  const keys = [...new Set(fields.flatMap(({ list, isRetired }) => (list === null || isRetired ? [] : [list])))];
  const own = keys.filter((key) => !isTable(key) && key !== RELATIVES);
  const found = own.length > 0 ? await db.select().from(recordLists).where(inArray(recordLists.key, own)) : [];
  const unknown = new Set(own.filter((key) => !found.some((list) => list.key === key)));
  return fields.flatMap(({ list, isRetired }, at): DefinitionIssue[] =>
    list !== null && !isRetired && unknown.has(list)
      ? [{ path: `fields.${at}.list`, code: 'unknown_list', detail: list }]
      : [],
  );
}

/** What is published, with what of it a definition could hurt: values are looked for there alone. */
async function publishedFor(
  db: Database,
  { section, published }: Setup,
  next: SectionDefinition,
): Promise<Published | null> {
  if (!published) return null;
  const { definition } = published;
  const after = new Map(next.fields.map((field) => [field.code, field]));
  const isOther = ({ code, isSecret }: SectionDefinition['fields'][number]) => after.get(code)?.isSecret !== isSecret;
  const touched = definition.isMaster === next.isMaster ? definition.fields.filter(isOther) : definition.fields;
  const holding = await heldAmong(
    db,
    section.code,
    touched.map(({ code }) => code),
  );
  return { definition, holding, needed: neededFields(section.code, definition) };
}

/** Everything that keeps a definition of a section from being published. */
export async function draftIssues(
  db: Database,
  setup: Setup,
  definition: SectionDefinition,
): Promise<DefinitionIssue[]> {
  const asked = definition.fields.filter(({ isRetired }) => !isRetired);
  const written = writtenIssues(definition);
  const issues = [
    ...written,
    ...(asked.length === 0 ? [{ path: 'fields', code: 'no_fields' as const, detail: '' }] : []),
    ...(await listIssues(db, definition)),
    ...definitionIssues(definition, await publishedFor(db, setup, definition), figureTypes),
  ];
  return [...new Map(issues.map((issue) => [Object.values(issue).join(' '), issue])).values()];
}

const MAX_TOLD = 1_000;

/** The same for whoever writes it: which field it is about, by its name in their language. */
export function wireIssues(
  issues: readonly DefinitionIssue[],
  { fields }: SectionDefinition,
  language: Language,
): WireDefinitionIssue[] {
  return issues.slice(0, MAX_TOLD).map(({ path, code, detail }) => {
    const field = fields[Number(/^fields\.(\d+)/.exec(path)?.[1] ?? -1)];
    const name = field ? nameIn(field.names, language) : '';
    return { Path: path, Code: code, Detail: detail, FieldCode: field?.code ?? '', Name: name };
  });
}
