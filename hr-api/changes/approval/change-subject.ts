import { and, eq, inArray } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { ApprovalSubject, DecisionContext } from '../../workplace/approvals/subject';
import { dayOf, wireDate } from '../../platform/dates';
import type { Actor } from '../../platform/calls/call';
import { makeWaiting } from '../../people/changes/make/make-waiting';
import { changes } from '../../people/changes/tables';
import { employments } from '../../people/tables';
import { changeTexts } from '../change-texts';
import { differingFacts, factTexts } from '../record/fact-texts';

export const CHANGE_SUBJECT = 'person-change';
const PAGE = { job_status: 'jobstatusupdate', assignment: 'jobstatusupdate', leaving: 'jobstatusupdate' } as const;

/** Makes what was approved, on the rows as they are by then; what cannot be any more keeps it undecided. */
async function settle(context: DecisionContext, subjectId: string, isApproved: boolean): Promise<void> {
  const { db, now, requestId, actor } = context;
  const [waiting] = await db
    .select()
    .from(changes)
    .where(and(eq(changes.id, subjectId), eq(changes.state, 'waiting')))
    .for('update');
  if (!waiting) return;
  if (!isApproved) {
    await db
      .update(changes)
      .set({ state: 'refused', undoneAt: now, undoneBy: actor?.accountId })
      .where(eq(changes.id, subjectId));
    return;
  }
  // It is the act of whoever asked: an approval gives it its right, not its author.
  const maker = { accountId: waiting.madeBy, roleCode: waiting.roleCode, personId: '' } as Actor;
  await makeWaiting({ db, now, requestId, actor: maker, rights: 'granted' }, waiting);
}

/** Changes of people as others decide about them, where the organisation wants that. */
export const changeSubject: ApprovalSubject = {
  kind: CHANGE_SUBJECT,
  page: 'ecenter/profileapproval',
  names: Object.fromEntries(
    languages.map((language) => [language, changeTexts[language].subject]),
  ) as ApprovalSubject['names'],

  titlesOf: async ({ db, language }, ids) => {
    const found = await db
      .select()
      .from(changes)
      .where(inArray(changes.id, [...ids]));
    const { kinds, from } = changeTexts[language];
    return new Map(
      found.map(({ id, kind, effectiveFrom }) => [
        id,
        from.replace('{what}', kinds[kind]).replace('{day}', wireDate(effectiveFrom)),
      ]),
    );
  },

  changesOf: async ({ db, language }, id) => {
    const [change] = await db.select().from(changes).where(eq(changes.id, id));
    if (!change) return [];
    const { kind, before, after } = change;
    const facts = (await factTexts(db, [before, after], language))(kind);
    return differingFacts(facts, before, after).map(({ Field, Label, Before, After }) => ({
      Field,
      Name: Label,
      Before,
      After,
    }));
  },

  linkOf: async ({ db, now }, id) => {
    const [found] = await db
      .select({ kind: changes.kind, code: employments.code, validTo: employments.validTo })
      .from(changes)
      .innerJoin(employments, eq(employments.id, changes.employmentId))
      .where(eq(changes.id, id));
    if (!found || (found.validTo !== null && found.validTo <= dayOf(now))) return null;
    const page = found.kind in PAGE ? PAGE[found.kind as keyof typeof PAGE] : 'managerupdate';
    return { link: `ecenter/${page}`, key: 'request', value: found.code };
  },

  onDecided: (context, { subjectId, outcome }) => settle(context, subjectId, outcome === 'approved'),
};
