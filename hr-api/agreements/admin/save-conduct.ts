import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import { cleanHtml } from '../../../lib/contract/platform/html';
import { NO_FILE } from '../../../lib/contract/platform/file-rules';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { uploads } from '../../platform/files/tables';
import { claimUpload } from '../../platform/files/uploads';
import { locations, units } from '../../people/organisation/tables';
import { newCode } from '../../platform/new-code';
import { namedTo } from '../../people/colleagues';
import { dayOf } from '../../platform/dates';
import { sectionsOn } from '../../people/record/sections/sections';
import { employments } from '../../people/tables';
import type { Conduct } from '../data';
import { sectionCodeOf } from '../gate/asked-sections';
import { lockConduct, lockSeries, nextVersionOf, readVersion } from './admin-data';
import { draftIssues, kindOfForm, needsFile, stateOf, type Issue } from './admin-rules';
import { conductAudiences, conducts, conductTexts } from '../tables';
import { CONDUCT_FILE } from '../rules';

type Request = RequestFor<'saveConduct'>;
type AudienceRow = Pick<typeof conductAudiences.$inferInsert, 'kind' | 'value'>;

export function refuseIf(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ApiError('invalid', { issues: [...issues] });
}

export const saveConduct: Handler<'saveConduct'> = async (request, context) => {
  const { db, now, language } = context;
  const sections = request.Form === 'sections' ? await sectionsOn(db, dayOf(now)) : [];
  refuseIf(draftIssues(request, new Set(sections.map(sectionCodeOf))));
  const audience = await audienceIn(request, context);
  const draft = request.ConductCode ? await draftOf(request.ConductCode, context) : null;
  const series = draft?.series ?? (request.Series || newCode());
  const documentId = await documentOf(request, series, context);
  const { kind, signsByItself } = kindOfForm(request.Form);
  const sectionCodes = request.Form === 'sections' ? [...new Set(request.Sections)] : [];
  const values = { kind, signsByItself, sectionCodes, documentId };
  const saved = draft
    ? await changeDraft(draft, values, context)
    : await startDraft({ ...values, series, isFirst: !request.Series }, context);
  await storeParts(saved.id, request, audience, context);
  const after = { series, version: saved.version, form: request.Form, title: titleOf(request), audience };
  await audit(context, { subject: { kind: 'conduct', id: saved.id }, action: 'save conduct draft', after });
  return readVersion(db, saved, { now, language });
};

const titleOf = ({ Texts }: Request) => (Texts.find(({ Language }) => Language === 'en') ?? Texts[0])?.Title ?? '';

async function draftOf(code: string, { db }: CallContext): Promise<Conduct> {
  const draft = await lockConduct(db, code);
  if (!draft) throw new ApiError('not_found');
  if (draft.publishedAt) throw new ApiError('conflict');
  return draft;
}

type DraftValues = Pick<Conduct, 'kind' | 'signsByItself' | 'sectionCodes' | 'documentId'>;

async function changeDraft(draft: Conduct, values: DraftValues, { db }: CallContext): Promise<Conduct> {
  const [row] = await db.update(conducts).set(values).where(eq(conducts.id, draft.id)).returning();
  if (!row) throw new ApiError('not_found');
  if (draft.documentId !== row.documentId) await releaseFile(draft, { db });
  return row;
}

async function startDraft(
  { isFirst, ...values }: DraftValues & { series: string; isFirst: boolean },
  { db, now }: CallContext,
): Promise<Conduct> {
  const present = await lockSeries(db, values.series);
  if (!isFirst && present.length === 0) throw new ApiError('not_found');
  const waits = present.some((version) => ['draft', 'planned'].includes(stateOf(version, present, now)));
  if (waits) refuseIf([{ path: 'Series', message: 'draft_exists' }]);
  const version = await nextVersionOf(db, values.series);
  const [row] = await db
    .insert(conducts)
    .values({ ...values, code: newCode(), version, createdAt: now })
    .returning();
  if (!row) throw new Error('The draft was not written');
  return row;
}

/** The file of a draft: one that was just sent, or one that this agreement had already; null for none. */
async function documentOf(request: Request, series: string, { actor, db }: CallContext): Promise<string | null> {
  const code = request.FileHeaderCode ?? NO_FILE;
  if (!needsFile(request.Form) || code === NO_FILE || code === '') return null;
  const [present] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(conducts, eq(conducts.documentId, uploads.id))
    .where(and(eq(uploads.code, code), eq(conducts.series, series)))
    .limit(1);
  return present ? present.id : claimUpload(db, code, actor.accountId, CONDUCT_FILE);
}

/** Lets a file go that a draft had, unless another version has it too: nobody takes it up, and it is deleted. */
export async function releaseFile({ id, documentId }: Conduct, { db }: Pick<CallContext, 'db'>): Promise<void> {
  if (!documentId) return;
  const others = await db
    .select({ id: conducts.id })
    .from(conducts)
    .where(and(eq(conducts.documentId, documentId), ne(conducts.id, id)))
    .limit(1);
  if (others.length > 0) return;
  await db
    .update(uploads)
    .set({ takenAt: null })
    .where(and(eq(uploads.id, documentId), isNotNull(uploads.takenAt)));
}

async function storeParts(conductId: string, { Texts }: Request, audience: AudienceRow[], { db }: CallContext) {
  await db.delete(conductTexts).where(eq(conductTexts.conductId, conductId));
  await db.insert(conductTexts).values(
    Texts.map(({ Language, Title, Content = '', AgreeText = '' }) => ({
      conductId,
      language: Language,
      title: Title,
      content: cleanHtml(Content),
      agreeText: cleanHtml(AgreeText),
    })),
  );
  await db.delete(conductAudiences).where(eq(conductAudiences.conductId, conductId));
  await db.insert(conductAudiences).values(audience.map((row) => ({ conductId, ...row })));
}

/** Whom a request names, as it is kept. Units and locations must exist, and persons be known to who saves. */
async function audienceIn({ Audience }: Request, { actor, db, now }: CallContext): Promise<AudienceRow[]> {
  const codesOf = (kind: string) => Audience.filter(({ Kind }) => Kind === kind).map(({ Code = '' }) => Code);
  const found = {
    unit: await db
      .select({ code: units.code, value: units.code })
      .from(units)
      .where(inArray(units.code, codesOf('unit'))),
    location: await db
      .select({ code: locations.code, value: locations.code })
      .from(locations)
      .where(inArray(locations.code, codesOf('location'))),
    person: await db
      .select({ code: employments.code, value: sql<string>`${employments.personId}::text` })
      .from(employments)
      .where(and(inArray(employments.code, codesOf('person')), namedTo(actor, dayOf(now)))),
  };
  const rows = Audience.flatMap(({ Kind, Code = '' }): AudienceRow[] => {
    if (Kind === 'everyone') return [{ kind: Kind, value: '' }];
    return found[Kind].filter(({ code }) => code === Code).map(({ value }) => ({ kind: Kind, value }));
  });
  if (rows.length < Audience.length) refuseIf([{ path: 'Audience', message: 'unknown' }]);
  const isDoubled = new Set(rows.map(({ kind, value }) => `${kind} ${value}`)).size < rows.length;
  if (isDoubled) refuseIf([{ path: 'Audience', message: 'doubled' }]);
  return rows;
}
