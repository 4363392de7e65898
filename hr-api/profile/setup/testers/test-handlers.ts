import { and, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireInstant } from '../../../platform/dates';
import { answered } from '../../../people/record/values/answered';
import { nameIn } from '../../../people/record/sections/section-form';
import { recordVersions } from '../../../people/record/tables';
import { audit } from '../../../platform/audit/audit';
import { ApiError } from '../../../platform/errors';
import { choiceIssues, givenValues } from '../../save/given';
import { draftIssues } from '../check/draft-issues';
import { openVersion, previewOf } from '../preview/preview';
import { recordTesters } from '../tables';
import type { SetupContext } from '../versions/open-setup';
import { assertRevision, revisionOf } from '../versions/revision';
import { openTest } from './open-test';

export const listOwnSectionTests: Handler<'listOwnSectionTests'> = async (_, { db, actor, language }) => {
  const isDraft = and(eq(recordVersions.sectionCode, recordTesters.sectionCode), eq(recordVersions.state, 'draft'));
  const rows = await db
    .select()
    .from(recordTesters)
    .innerJoin(recordVersions, isDraft)
    .where(eq(recordTesters.accountId, actor.accountId))
    .orderBy(desc(recordTesters.askedAt));
  return rows.map(({ record_testers: tester, record_versions: { definition } }) => ({
    SectionCode: tester.sectionCode,
    SectionName: nameIn(definition.names, language),
    AskedDate: wireInstant(tester.askedAt),
    TriedDate: tester.triedAt ? wireInstant(tester.triedAt) : '',
  }));
};

export const getSectionTest: Handler<'getSectionTest'> = async ({ SectionCode }, context) => {
  const { setup, draft, tester } = await openTest(context, SectionCode);
  const preview = await previewOf(context, setup, { version: draft, as: 'self' });
  return { ...preview, Revision: revisionOf(setup), Comments: tester.comments };
};

/** What of answers a save would refuse. */
async function issuesIn(context: SetupContext, open: ReturnType<typeof openVersion>, values: Record<string, string>) {
  const { section, access, subject } = open;
  const given = givenValues(values, open);
  const sent = answered(section, { before: {}, given, access, today: dayOf(context.now) });
  const choices = await choiceIssues(context, { section, subject }, { answers: sent.answers, before: {} });
  return [
    ...sent.issues.map(({ key, rule }) => ({ Path: key, Message: rule as string })),
    ...choices.map(({ path, message }) => ({ Path: path, Message: message as string })),
    ...[...sent.unknown, ...sent.refused].map((key) => ({ Path: key, Message: 'unknown_field' })),
  ];
}

/** Looks at answers and keeps none of them. */
export const trySectionDraft: Handler<'trySectionDraft'> = async (request, context) => {
  const { db, now } = context;
  const { SectionCode, Revision, Values, Comments } = request;
  const { setup, draft, tester, isTheirs } = await openTest(context, SectionCode);
  await assertRevision(context, setup, Revision);
  if ((await draftIssues(db, setup, draft.definition)).length > 0) throw new ApiError('invalid');
  const issues = await issuesIn(context, openVersion(context, setup, draft, 'self'), Values);
  const tried = { triedAt: now, tries: tester.tries + 1, issueCount: issues.length, comments: Comments };
  await db.update(recordTesters).set(tried).where(isTheirs);
  await audit(context, {
    subject: { kind: 'record section', id: String(SectionCode) },
    action: 'try section draft',
    after: { tries: tried.tries, issues: issues.length },
  });
  return { Issues: issues };
};
