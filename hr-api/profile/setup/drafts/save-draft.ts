import { eq } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import { wireInstant } from '../../../platform/dates';
import { recordVersions } from '../../../people/record/tables';
import { draftIssues, wireIssues } from '../check/draft-issues';
import { nextNumber } from '../versions/next-number';
import { lockSetup, shownOf, type SetupContext, type Version } from '../versions/open-setup';
import { assertRevision, revisionOf } from '../versions/revision';
import { tidyDefinition } from './tidy-definition';

/** Keeps a definition as the draft of a section; one is made where there is none. */
export async function keepDraft(
  { db, now, actor }: Pick<SetupContext, 'db' | 'now' | 'actor'>,
  sectionCode: number,
  { draft, basedOn, definition }: Pick<Version, 'definition' | 'basedOn'> & { readonly draft: Version | null },
): Promise<Version> {
  const saved = { definition, savedAt: now, savedBy: actor.accountId };
  const rows = draft
    ? await db
        .update(recordVersions)
        .set({ ...saved, revision: draft.revision + 1 })
        .where(eq(recordVersions.id, draft.id))
        .returning()
    : await db
        .insert(recordVersions)
        .values({
          ...saved,
          sectionCode,
          number: await nextNumber(db, sectionCode),
          state: 'draft',
          basedOn,
          revision: 1,
        })
        .returning();
  const [kept] = rows;
  if (!kept) throw new Error('the draft was not kept');
  return kept;
}

export const saveSectionDraft: Handler<'saveSectionDraft'> = async ({ SectionCode, Revision, Definition }, context) => {
  const { db, now, language } = context;
  const setup = await lockSetup(context, SectionCode);
  await assertRevision(context, setup, Revision);
  const before = shownOf(setup).definition;
  const definition = tidyDefinition(Definition, before);
  const draft = await keepDraft(context, SectionCode, {
    draft: setup.draft,
    basedOn: setup.published?.number ?? null,
    definition,
  });
  await audit(context, {
    subject: { kind: 'record section', id: String(SectionCode) },
    action: 'save section draft',
    before: { fields: before.fields.length, options: optionCount(before) },
    after: { revision: draft.revision, fields: definition.fields.length, options: optionCount(definition) },
  });
  const issues = await draftIssues(db, { ...setup, draft }, definition);
  return {
    Revision: revisionOf({ ...setup, draft }),
    SavedDate: wireInstant(now),
    Issues: wireIssues(issues, definition, language),
  };
};

const optionCount = ({ fields }: Version['definition']) => fields.reduce((sum, { options }) => sum + options.length, 0);
