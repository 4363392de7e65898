import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import { ApiError } from '../../../platform/errors';
import { recordSections } from '../../../people/record/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { isNeeded } from '../check/needed-fields';
import { deleteDraft } from '../drafts/discard-draft';
import { lockSetup, shownOf } from '../versions/open-setup';
import { lockSections } from './create-section';

const subjectOf = (code: number) => ({ kind: 'record section', id: String(code) });

/** The new order of all sections, retired ones and drafts among them. */
export const orderSections: Handler<'orderSections'> = async ({ SectionCodes }, context) => {
  requireEveryone(context);
  const { db } = context;
  await lockSections(db);
  const known = await db.select().from(recordSections).orderBy(recordSections.position, recordSections.code);
  const asked = new Set(SectionCodes);
  if (
    asked.size !== SectionCodes.length ||
    SectionCodes.length !== known.length ||
    known.some(({ code }) => !asked.has(code))
  )
    throw new ApiError('conflict', { params: { reason: 'saved' } });
  const places = JSON.stringify(SectionCodes);
  await db.execute(sql`update ${recordSections} set position = place.at
    from jsonb_array_elements_text(${places}::jsonb) with ordinality as place(code, at)
    where ${recordSections.code} = place.code::int`);
  await audit(context, {
    subject: { kind: 'record section', id: 'all' },
    action: 'order sections',
    before: { codes: known.map(({ code }) => code) },
    after: { codes: SectionCodes },
  });
  return {};
};

export const retireSection: Handler<'retireSection'> = async ({ SectionCode }, context) => {
  const { db, now } = context;
  const setup = await lockSetup(context, SectionCode);
  const { section, published } = setup;
  if (published && isNeeded(SectionCode, published.definition))
    throw new ApiError('conflict', { params: { reason: 'needed' } });
  const { names } = shownOf(setup).definition;
  if (!published) await deleteDraft(db, setup);
  else if (!section.retiredAt)
    await db.update(recordSections).set({ retiredAt: now }).where(eq(recordSections.code, SectionCode));
  await audit(context, {
    subject: subjectOf(SectionCode),
    action: 'retire section',
    before: { names },
    after: { isDeleted: !published },
  });
  return { IsDeleted: !published };
};

export const restoreSection: Handler<'restoreSection'> = async ({ SectionCode }, context) => {
  const { section } = await lockSetup(context, SectionCode);
  if (!section.retiredAt) return {};
  await context.db.update(recordSections).set({ retiredAt: null }).where(eq(recordSections.code, SectionCode));
  await audit(context, {
    subject: subjectOf(SectionCode),
    action: 'restore section',
    before: { retiredAt: section.retiredAt },
  });
  return {};
};
