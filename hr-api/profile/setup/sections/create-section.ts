import { max, sql } from 'drizzle-orm';
import { sectionDraftSchema, type SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { SAVE_PATH } from '../../../../lib/contract/profile/shapes';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { recordSections } from '../../../people/record/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { keepDraft } from '../drafts/save-draft';
import { tidyDefinition } from '../drafts/tidy-definition';

/** Below these the product numbers its own. */
const FIRST_CODE = 1000;
const MAX_WORD = 24;

/** Sections are added and ordered one after the other. */
export const lockSections = (db: Database) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('record sections', 0))`);

/** Where a section is saved to, by which its page is called, too: the code makes it the only one. */
const linkOf = (code: number, name: string) => {
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_WORD);
  return `${SAVE_PATH.replace(/^api\//, '')}/section${word}${code}`;
};

/** A section of the beginning: one group, and open to whom it is about and to HR. */
function beginning(code: number, sent: Pick<SectionDefinition, 'names' | 'area' | 'isMaster'>): SectionDefinition {
  const definition = sectionDraftSchema.parse({
    ...sent,
    link: linkOf(code, sent.names.en ?? ''),
    groups: [{ code: 'main', names: sent.names }],
    access: { self: 'propose', hr: 'edit' },
    fields: [],
  });
  return tidyDefinition(definition, definition);
}

export const createSection: Handler<'createSection'> = async (request, context) => {
  requireEveryone(context);
  const { db } = context;
  await lockSections(db);
  const [latest] = await db
    .select({ code: max(recordSections.code), position: max(recordSections.position) })
    .from(recordSections);
  const code = Math.max(latest?.code ?? 0, FIRST_CODE) + 1;
  await db.insert(recordSections).values({ code, position: (latest?.position ?? 0) + 1 });
  const definition = beginning(code, request);
  await keepDraft(context, code, { draft: null, basedOn: null, definition });
  await audit(context, {
    subject: { kind: 'record section', id: String(code) },
    action: 'create section',
    after: { names: definition.names, isMaster: definition.isMaster },
  });
  return { SectionCode: code };
};
