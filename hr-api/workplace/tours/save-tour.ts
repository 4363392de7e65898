import { randomUUID } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { TourStep } from '../../../lib/contract/workplace/tours';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import { findTour, readTour } from './read-tour';
import { tourItems, tourItemTexts, tours } from './tables';

/** Text without tags and spaces: an editor that was emptied leaves some. */
const isBlank = (html: string | undefined) => !(html ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '');

/** Stores the steps of a tour as they are sent, all or none. */
export const saveTour: Handler<'saveTour'> = async ({ URLName, Version, Steps }, context) => {
  const { db } = context;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tour ${URLName}`}, 0))`);
  const before = await readTour(db, URLName);
  if (before.Version !== Version) throw new ApiError('conflict');
  refuseIncomplete(Steps, new Set(before.Steps.map(({ FieldCode }) => FieldCode)));
  const tourId = (await findTour(db, URLName))?.id ?? (await makeTour(db, URLName));
  const kept = Steps.map(({ FieldCode }) => FieldCode).filter(Boolean);
  const gone = and(eq(tourItems.tourId, tourId), kept.length > 0 ? notInArray(tourItems.code, kept) : undefined);
  await db
    .delete(tourItemTexts)
    .where(sql`${tourItemTexts.itemId} in (select ${tourItems.id} from ${tourItems} where ${gone})`);
  await db.delete(tourItems).where(gone);
  for (const [at, step] of Steps.entries()) await storeStep(db, tourId, step, String(at + 1));
  const after = await readTour(db, URLName);
  if (after.Version !== before.Version)
    await audit(context, {
      subject: { kind: 'tour', id: tourId },
      action: 'change tour',
      before: { steps: before.Steps },
      after: { steps: after.Steps },
    });
  return after;
};

/** A step of another tour is an unknown one; each has a name and words in English, and no two are about one element. */
function refuseIncomplete(steps: readonly TourStep[], known: ReadonlySet<string>): void {
  if (steps.some(({ FieldCode }) => FieldCode !== '' && !known.has(FieldCode))) throw new ApiError('not_found');
  const issues = steps.flatMap(({ FieldCode, FieldName, Names, Contents }, at) => [
    ...(Names.en ? [] : [{ path: `Steps.${at}.Names`, message: 'required' }]),
    ...(isBlank(Contents.en) ? [{ path: `Steps.${at}.Contents`, message: 'required' }] : []),
    ...(steps
      .slice(0, at)
      .some((other) => other.FieldName === FieldName || (FieldCode && other.FieldCode === FieldCode))
      ? [{ path: `Steps.${at}.FieldName`, message: 'doubled' }]
      : []),
  ]);
  if (issues.length > 0) throw new ApiError('invalid', { issues });
}

async function makeTour(db: Database, urlName: string): Promise<string> {
  const id = randomUUID();
  await db.insert(tours).values({ id, code: newCode(), type: urlName === '' ? 'global' : 'page', urlName });
  return id;
}

async function storeStep(db: Database, tourId: string, step: TourStep, displayOrder: string): Promise<void> {
  const { FieldCode, FieldName: fieldName, Active, Names, Contents } = step;
  const values = { fieldName, displayOrder, isActive: Active === 'A' };
  const [item] = FieldCode
    ? await db.update(tourItems).set(values).where(eq(tourItems.code, FieldCode)).returning({ id: tourItems.id })
    : await db
        .insert(tourItems)
        .values({ ...values, code: newCode(), tourId })
        .returning({ id: tourItems.id });
  if (!item) throw new Error('a step of a tour was not stored');
  await db.delete(tourItemTexts).where(eq(tourItemTexts.itemId, item.id));
  const texts = languages.flatMap((language) => {
    const [name, content] = [Names[language] ?? '', Contents[language] ?? ''];
    if (!name && isBlank(content)) return [];
    // What one language lacks of the two, English lends.
    return [
      {
        itemId: item.id,
        language,
        displayName: name || (Names.en ?? ''),
        content: isBlank(content) ? (Contents.en ?? '') : content,
      },
    ];
  });
  await db.insert(tourItemTexts).values(texts);
}
