import { and, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { recordSections, recordVersions } from '../../../people/record/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';

export type SetupContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'requestId' | 'services' | 'log'>;
export type Version = typeof recordVersions.$inferSelect;

/** A section as HR works on it. */
export interface Setup {
  readonly section: typeof recordSections.$inferSelect;
  readonly draft: Version | null;
  /** What is published last, also from a day to come. */
  readonly published: Version | null;
}

export const isDraft = (code: number) => and(eq(recordVersions.sectionCode, code), eq(recordVersions.state, 'draft'));

const isPublished = (code: number) => and(eq(recordVersions.sectionCode, code), eq(recordVersions.state, 'published'));

/** What stands of a section, without asking who wants to know. */
export async function readSetup(db: Database, section: Setup['section']): Promise<Setup> {
  const [draft = null] = await db.select().from(recordVersions).where(isDraft(section.code));
  const [published = null] = await db
    .select()
    .from(recordVersions)
    .where(isPublished(section.code))
    .orderBy(desc(recordVersions.number))
    .limit(1);
  return { section, draft, published };
}

async function findSection(context: SetupContext, code: number, lock: boolean): Promise<Setup> {
  requireEveryone(context as CallContext);
  const { db } = context;
  const rows = db.select().from(recordSections).where(eq(recordSections.code, code));
  const [section] = await (lock ? rows.for('update') : rows);
  if (!section) throw new ApiError('not_found');
  return readSetup(db, section);
}

/** @throws ApiError `forbidden` for whom is not responsible for everyone, `not_found` */
export const openSetup = (context: SetupContext, code: number): Promise<Setup> => findSection(context, code, false);

/** The same for a write: nobody else changes anything of the section until the transaction ends. */
export const lockSetup = (context: SetupContext, code: number): Promise<Setup> => findSection(context, code, true);

/** The draft, or what is published where there is none. */
export function shownOf({ draft, published }: Setup): Version {
  const shown = draft ?? published;
  if (!shown) throw new ApiError('not_found');
  return shown;
}

/** A version by its number, 0 for the draft. */
export async function versionOf({ db }: Pick<SetupContext, 'db'>, setup: Setup, number: number): Promise<Version> {
  if (number === 0) return shownOf(setup);
  const isIt = and(isPublished(setup.section.code), eq(recordVersions.number, number));
  const [version] = await db.select().from(recordVersions).where(isIt);
  if (!version) throw new ApiError('not_found');
  return version;
}
