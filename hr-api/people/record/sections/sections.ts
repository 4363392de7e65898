import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { prepareOnce } from '../../../platform/db/prepare-once';
import type { CalendarDate } from '../../../platform/dates';
import { planForm } from '../../../../lib/contract/platform/form/plan';
import type { FormPlan } from '../../../../lib/contract/platform/form/plan-fields';
import { figureTypes } from './figures';
import { sectionFields } from './section-form';
import { recordSections, recordVersions } from '../tables';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';

/**
 * A section as it is from a day on. Of versions that have begun the one that was published last counts, also over one that was planned
 * before.
 */
export interface Section {
  readonly code: number;
  readonly position: number;
  readonly versionId: string;
  readonly number: number;
  readonly definition: SectionDefinition;
}

/** NAV-15: the page on which a section stands alone, below `/ecenter/`: as what it is saved to is called. */
export const pageNameOf = ({ definition }: Section): string => definition.link.split('/').at(-1) ?? '';

const columns = {
  code: recordSections.code,
  position: recordSections.position,
  versionId: recordVersions.id,
  number: recordVersions.number,
};

const KEPT = 500;
/** By the ids of the versions. What is published never changes, so it is read once; drafts are not kept here. */
const definitions = new Map<string, SectionDefinition>();

async function withDefinitions(db: Database, rows: readonly Omit<Section, 'definition'>[]): Promise<Section[]> {
  const lacking = rows.map(({ versionId }) => versionId).filter((id) => !definitions.has(id));
  const found =
    lacking.length === 0 ? [] : await db.select().from(recordVersions).where(inArray(recordVersions.id, lacking));
  const read = new Map(found.map(({ id, definition }) => [id, definition]));
  for (const { id, definition, state } of found) {
    if (definitions.size >= KEPT) definitions.delete(definitions.keys().next().value as string);
    if (state === 'published') definitions.set(id, definition);
  }
  return rows.map((row) => ({
    ...row,
    definition: (definitions.get(row.versionId) ?? read.get(row.versionId)) as SectionDefinition,
  }));
}

const one = async (db: Database, row: Omit<Section, 'definition'>) => (await withDefinitions(db, [row]))[0] ?? null;

const versionsOn = prepareOnce('sections_on', (db) =>
  db
    .selectDistinctOn([recordSections.position, recordSections.code], columns)
    .from(recordSections)
    .innerJoin(recordVersions, eq(recordVersions.sectionCode, recordSections.code))
    .where(and(isNull(recordSections.retiredAt), lte(recordVersions.validFrom, sql.placeholder('on'))))
    .orderBy(asc(recordSections.position), asc(recordSections.code), desc(recordVersions.number)),
);

/** All sections as they are on a day, in their order; those that nobody is asked for any more are left out. */
export async function sectionsOn(db: Database, on: CalendarDate): Promise<Section[]> {
  return withDefinitions(db, await versionsOn(db).execute({ on }));
}

const versionOn = prepareOnce('section_on', (db) =>
  db
    .select(columns)
    .from(recordSections)
    .innerJoin(recordVersions, eq(recordVersions.sectionCode, recordSections.code))
    .where(
      and(
        eq(recordSections.code, sql.placeholder('code')),
        isNull(recordSections.retiredAt),
        lte(recordVersions.validFrom, sql.placeholder('on')),
      ),
    )
    .orderBy(desc(recordVersions.number))
    .limit(1),
);

/** One section as it is on a day; null where there is none or nobody is asked for it. */
export async function sectionOn(db: Database, code: number, on: CalendarDate): Promise<Section | null> {
  const [row] = await versionOn(db).execute({ code, on });
  return row ? one(db, row) : null;
}

/** A section as some version has it, which values were saved under. */
export async function sectionOfVersion(db: Database, versionId: string): Promise<Section | null> {
  const [row] = await db
    .select(columns)
    .from(recordVersions)
    .innerJoin(recordSections, eq(recordSections.code, recordVersions.sectionCode))
    .where(eq(recordVersions.id, versionId));
  return row ? one(db, row) : null;
}

const plans = new WeakMap<SectionDefinition, FormPlan>();

/** The rules of a section's form. */
export function planOf({ definition }: Section): FormPlan {
  const kept = plans.get(definition);
  if (kept) return kept;
  const plan = planForm(sectionFields(definition, 'en'), figureTypes);
  plans.set(definition, plan);
  return plan;
}
