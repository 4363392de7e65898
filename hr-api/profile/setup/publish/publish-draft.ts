import { eq } from 'drizzle-orm';
import { isoDate } from '../../../../lib/contract/platform/expressions/days';
import { sectionDefinitionSchema } from '../../../../lib/contract/people/section-definition';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { recordVersions } from '../../../people/record/tables';
import { draftIssues } from '../check/draft-issues';
import { recordTesters } from '../tables';
import { lockSetup, type Setup, type SetupContext, type Version } from '../versions/open-setup';
import { assertRevision } from '../versions/revision';
import { dryRuns } from './misfits';
import { wireDifferences } from './wire-differences';

const MAX_ISSUES = 200;

/** From which day a version counts: nothing is changed for days that are over. */
function firstDay(given: string, today: CalendarDate): CalendarDate {
  const from = given === '' ? today : isoDate(given);
  if (from !== null && from >= today) return from;
  throw new ApiError('invalid', { issues: [{ path: 'ValidFrom', message: from === null ? 'invalid' : 'past' }] });
}

async function assertPublishable(context: SetupContext, setup: Setup, { definition }: Version): Promise<void> {
  const issues = await draftIssues(context.db, setup, definition);
  if (issues.length === 0) return;
  const told = issues.slice(0, MAX_ISSUES).map(({ path, code }) => ({ path: `Definition.${path}`, message: code }));
  throw new ApiError('invalid', { issues: told });
}

/** The misfits that HR has seen are all that there are. */
async function assertSeen(
  context: SetupContext,
  { section, published }: Setup,
  { definition }: Version,
  seen: readonly { readonly FieldCode: string; readonly Count: number }[],
): Promise<void> {
  if (!published) return;
  const runs = await dryRuns(context, section.code, [published.definition, definition]);
  const countOf = new Map(seen.map(({ FieldCode, Count }) => [FieldCode, Count]));
  const isUnseen = runs.some(({ after, misfits }) => misfits > (countOf.get(after.code) ?? 0));
  if (isUnseen) throw new ApiError('conflict', { params: { reason: 'figures' } });
}

/** Puts a draft in force: what it is then is never changed again. */
export const publishSectionDraft: Handler<'publishSectionDraft'> = async (request, context) => {
  const { db, now, actor, language } = context;
  const { SectionCode, Revision, ValidFrom, Misfits } = request;
  const setup = await lockSetup(context, SectionCode);
  await assertRevision(context, setup, Revision);
  const { draft, published } = setup;
  if (!draft) throw new ApiError('conflict', { params: { reason: 'published' } });
  await assertPublishable(context, setup, draft);
  const validFrom = firstDay(ValidFrom, dayOf(now));
  await assertSeen(context, setup, draft, Misfits);
  const definition = sectionDefinitionSchema.parse(draft.definition);
  const publishing = { definition, validFrom, publishedAt: now, publishedBy: actor.accountId };
  await db
    .update(recordVersions)
    .set({ ...publishing, state: 'published' })
    .where(eq(recordVersions.id, draft.id));
  await db.delete(recordTesters).where(eq(recordTesters.sectionCode, SectionCode));
  await audit(context, {
    subject: { kind: 'record section', id: String(SectionCode) },
    action: 'publish section',
    before: published ? { number: published.number, validFrom: published.validFrom } : {},
    after: {
      number: draft.number,
      validFrom,
      differences: published ? wireDifferences(published, draft, language).slice(0, MAX_ISSUES) : [],
    },
  });
  return { Number: draft.number, ValidFrom: wireDate(validFrom) };
};
