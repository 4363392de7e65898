import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { ConductProgress, ConductVersion, CountedVersion } from '../../../lib/contract/agreements/admin';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { uploads } from '../../platform/files/tables';
import { dayOf } from '../../platform/dates';
import { distanceFrom } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { namesOf } from '../../platform/texts/data';
import type { Conduct } from '../data';
import { progressOf } from './people-data';
import { formOf, stateOf } from './admin-rules';
import { conductAudiences, conducts, conductTexts } from '../tables';

interface ReadContext {
  readonly now: Date;
  readonly language: Language;
}

/** Every version of every agreement, or of one series, the newest first: drafts, then by when they came into force. */
export async function listVersions(
  db: Database,
  { now, language }: ReadContext,
  series?: string,
): Promise<ConductVersion[]> {
  const isOfSeries = series === undefined ? undefined : eq(conducts.series, series);
  const rows = await db
    .select()
    .from(conducts)
    .where(isOfSeries)
    .orderBy(sql`${conducts.publishedAt} desc nulls first`, desc(conducts.createdAt), desc(conducts.version));
  const ids = rows.map(({ id }) => id);
  const titles = await titlesOf(db, ids, language);
  return rows.map((conduct) => ({
    ConductCode: conduct.code,
    Series: conduct.series,
    Version: conduct.version,
    Title: titles.get(conduct.id) ?? '',
    Form: formOf(conduct),
    State: stateOf(conduct, rows, now),
    PublishedAt: conduct.publishedAt?.toISOString() ?? '',
  }));
}

/** One version as the list tells it, and how far it has come. */
export async function readVersion(db: Database, conduct: Conduct, context: ReadContext): Promise<CountedVersion> {
  const all = await listVersions(db, context, conduct.series);
  const found = all.find(({ ConductCode }) => ConductCode === conduct.code);
  if (!found) throw new Error('The version is not among those of its series');
  return { ...found, ...(await readProgress(db, conduct, context)) };
}

export async function readProgress(
  db: Database,
  { id }: Conduct,
  { now }: Pick<ReadContext, 'now'>,
): Promise<ConductProgress> {
  const { asked, accepted } = await progressOf(db, id, dayOf(now));
  return { Asked: asked, Accepted: accepted };
}

/** Titles in a language, in English where there is none, in any where there is neither, by the agreement's id. */
async function titlesOf(db: Database, ids: readonly string[], language: Language): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([conductTexts.conductId], { id: conductTexts.conductId, title: conductTexts.title })
    .from(conductTexts)
    .where(inArray(conductTexts.conductId, [...ids]))
    .orderBy(conductTexts.conductId, desc(eq(conductTexts.language, language)), desc(eq(conductTexts.language, 'en')));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function findConduct(db: Database, code: string): Promise<Conduct | null> {
  const [found] = await db.select().from(conducts).where(eq(conducts.code, code));
  return found ?? null;
}

/** The same, and nobody else changes a version of its series until the transaction ends. */
export async function lockConduct(tx: Database, code: string): Promise<Conduct | null> {
  const found = await findConduct(tx, code);
  if (!found) return null;
  await lockSeries(tx, found.series);
  return findConduct(tx, code);
}

/** The versions of a series, held until the transaction ends. */
export async function lockSeries(tx: Database, series: string): Promise<Conduct[]> {
  return tx.select().from(conducts).where(eq(conducts.series, series)).orderBy(asc(conducts.version)).for('update');
}

export async function nextVersionOf(tx: Database, series: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(conducts.version) })
    .from(conducts)
    .where(eq(conducts.series, series));
  return (row?.last ?? 0) + 1;
}

export const textsOfConduct = (db: Database, conductId: string) =>
  db.select().from(conductTexts).where(eq(conductTexts.conductId, conductId)).orderBy(asc(conductTexts.language));

export async function fileOfConduct(db: Database, { documentId }: Pick<Conduct, 'documentId'>) {
  if (!documentId) return null;
  const [file] = await db
    .select({ code: uploads.code, name: uploads.fileName })
    .from(uploads)
    .where(eq(uploads.id, documentId));
  return file ?? null;
}

/** Whom a version asks, with the names that people know: of units, locations and persons. */
export async function namedAudience(db: Database, conductId: string, { now, language }: ReadContext) {
  const rows = await db
    .select({ kind: conductAudiences.kind, value: conductAudiences.value })
    .from(conductAudiences)
    .where(eq(conductAudiences.conductId, conductId))
    .orderBy(asc(conductAudiences.kind), asc(conductAudiences.value));
  const names = { unit: await namesOf(db, 'unit', language), location: await namesOf(db, 'location', language) };
  const people = await listNamedPeople(
    db,
    rows.filter(({ kind }) => kind === 'person').map(({ value }) => value),
    now,
  );
  return rows.map(({ kind, value }) => {
    if (kind === 'everyone') return { Kind: kind, Code: '', Name: '' };
    if (kind === 'person') return { Kind: kind, ...(people.get(value) ?? { Code: '', Name: '' }) };
    return { Kind: kind, Code: value, Name: names[kind].get(value) ?? value };
  });
}

/** Some people as `{Code: of an employment, Name}`: of today's, else the last one, else the one to come. */
async function listNamedPeople(db: Database, personIds: readonly string[], now: Date) {
  if (personIds.length === 0) return new Map<string, { Code: string; Name: string }>();
  const rows = await db
    .selectDistinctOn([persons.id], {
      id: persons.id,
      name: persons.name,
      empid: persons.empid,
      code: employments.code,
    })
    .from(persons)
    .leftJoin(employments, eq(employments.personId, persons.id))
    .where(and(inArray(persons.id, [...personIds])))
    .orderBy(persons.id, asc(distanceFrom(employments, dayOf(now))));
  return new Map(
    rows.map(({ id, name, empid, code }) => [id, { Code: code ?? '', Name: [empid, name].filter(Boolean).join(' ') }]),
  );
}
