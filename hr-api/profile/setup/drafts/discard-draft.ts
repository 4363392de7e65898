import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import { ApiError } from '../../../platform/errors';
import { recordSections, recordVersions } from '../../../people/record/tables';
import { recordTesters } from '../tables';
import { lockSetup, type Setup } from '../versions/open-setup';
import { assertRevision } from '../versions/revision';

/** Deletes the draft with its testers, and a section that is nothing but that. Whether the section is gone. */
export async function deleteDraft(db: Database, { section, draft, published }: Setup): Promise<boolean> {
  if (draft) await db.delete(recordVersions).where(eq(recordVersions.id, draft.id));
  await db.delete(recordTesters).where(eq(recordTesters.sectionCode, section.code));
  if (!published) await db.delete(recordSections).where(eq(recordSections.code, section.code));
  return !published;
}

export const discardSectionDraft: Handler<'discardSectionDraft'> = async ({ SectionCode, Revision }, context) => {
  const setup = await lockSetup(context, SectionCode);
  await assertRevision(context, setup, Revision);
  const { draft } = setup;
  if (!draft) throw new ApiError('conflict', { params: { reason: 'discarded' } });
  const isDeleted = await deleteDraft(context.db, setup);
  await audit(context, {
    subject: { kind: 'record section', id: String(SectionCode) },
    action: 'discard section draft',
    before: { revision: draft.revision, fields: draft.definition.fields.length, names: draft.definition.names },
    after: { isDeleted },
  });
  return { IsDeleted: isDeleted };
};
