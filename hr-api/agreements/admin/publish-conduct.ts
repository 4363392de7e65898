import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import type { Conduct } from '../data';
import { lockConduct, lockSeries, readVersion, textsOfConduct } from './admin-data';
import { progressOf } from './people-data';
import { formOf, publishIssues, stateOf } from './admin-rules';
import { refuseIf, releaseFile } from './save-conduct';
import { conductAudiences, conducts, conductTexts } from '../tables';

/** The version that an administrator changes, locked until the transaction ends. */
async function versionToChange(code: string, context: CallContext): Promise<Conduct> {
  const found = await lockConduct(context.db, code);
  if (!found) throw new ApiError('not_found');
  return found;
}

export const deleteConductDraft: Handler<'deleteConductDraft'> = async ({ ConductCode }, context) => {
  const { db } = context;
  const draft = await versionToChange(ConductCode, context);
  if (draft.publishedAt) throw new ApiError('conflict');
  await db.delete(conductTexts).where(eq(conductTexts.conductId, draft.id));
  await db.delete(conductAudiences).where(eq(conductAudiences.conductId, draft.id));
  await releaseFile(draft, context);
  await db.delete(conducts).where(eq(conducts.id, draft.id));
  const before = { series: draft.series, version: draft.version };
  await audit(context, { subject: { kind: 'conduct', id: draft.id }, action: 'delete conduct draft', before });
  return {};
};

export const publishConduct: Handler<'publishConduct'> = async ({ ConductCode, From }, context) => {
  const { db, now, language } = context;
  const draft = await versionToChange(ConductCode, context);
  if (draft.publishedAt) throw new ApiError('conflict');
  const from = From ? new Date(From) : null;
  if (from && Number.isNaN(from.getTime()))
    throw new ApiError('invalid', { issues: [{ path: 'From', message: 'past' }] });
  const { asked } = await progressOf(db, draft.id, dayOf(now));
  const english = (await textsOfConduct(db, draft.id)).find((text) => text.language === 'en');
  refuseIf(
    publishIssues({ form: formOf(draft), english, hasFile: draft.documentId !== null, audienceSize: asked, from, now }),
  );
  const publishedAt = from ?? now;
  await db.update(conducts).set({ publishedAt }).where(eq(conducts.id, draft.id));
  const after = { series: draft.series, version: draft.version, publishedAt: publishedAt.toISOString(), asked };
  await audit(context, { subject: { kind: 'conduct', id: draft.id }, action: 'publish conduct', after });
  return readVersion(db, draft, { now, language });
};

/** What people were asked stays written down; what nobody was asked yet may still be changed. */
export const withdrawConduct: Handler<'withdrawConduct'> = async ({ ConductCode }, context) => {
  const { db, now, language } = context;
  const conduct = await versionToChange(ConductCode, context);
  const state = stateOf(conduct, await lockSeries(db, conduct.series), now);
  if (state === 'draft' || state === 'withdrawn') throw new ApiError('conflict');
  const set = state === 'planned' ? { publishedAt: null } : { withdrawnAt: now };
  await db.update(conducts).set(set).where(eq(conducts.id, conduct.id));
  const before = { state, publishedAt: conduct.publishedAt?.toISOString() };
  await audit(context, { subject: { kind: 'conduct', id: conduct.id }, action: 'withdraw conduct', before });
  return readVersion(db, conduct, { now, language });
};
