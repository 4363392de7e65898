import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../../platform/errors';
import { recordSections } from '../../../people/record/tables';
import { recordTesters } from '../tables';
import { readSetup, type SetupContext } from '../versions/open-setup';

/**
 * The draft that the caller was asked to try out.
 * @throws ApiError `not_found` where nobody asked them, and where there is nothing to try any more
 */
export async function openTest({ db, actor }: Pick<SetupContext, 'db' | 'actor'>, code: number) {
  const isTheirs = and(eq(recordTesters.sectionCode, code), eq(recordTesters.accountId, actor.accountId));
  const [found] = await db
    .select()
    .from(recordTesters)
    .innerJoin(recordSections, eq(recordSections.code, recordTesters.sectionCode))
    .where(isTheirs);
  const setup = found && (await readSetup(db, found.record_sections));
  if (!found || !setup?.draft) throw new ApiError('not_found');
  return { setup, draft: setup.draft, tester: found.record_testers, isTheirs };
}
