import { asc } from 'drizzle-orm';
import type { OrgLevel } from '../../../../lib/contract/people/organisation-levels';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { businesses, companies, levels } from '../tables';
import { listUnitTree } from '../unit-tree';

export interface NamedLevelRow {
  readonly Code: string;
  readonly Name: string;
  /** How many units it stands below; 0 for what is no tree. */
  readonly Depth: number;
}

type Read = (db: Database, language: Language, on: CalendarDate) => Promise<NamedLevelRow[]>;

const named = (codes: readonly { readonly code: string }[], names: ReadonlyMap<string, string>): NamedLevelRow[] =>
  codes.map(({ code }) => ({ Code: code, Name: names.get(code) ?? code, Depth: 0 }));

const byName = (rows: NamedLevelRow[], language: Language) => {
  const { compare } = new Intl.Collator(language);
  return rows.sort((one, other) => compare(one.Name, other.Name));
};

/** All there is of each level by name, in the order in which people look for it: units as a tree, levels from the highest down. */
export const READ_LEVEL: Record<OrgLevel, Read> = {
  business: async (db, language) =>
    named(
      await db.select({ code: businesses.code }).from(businesses).orderBy(asc(businesses.position)),
      await namesOf(db, 'business', language),
    ),
  company: async (db, language) => {
    const all = await db.select({ code: companies.code, name: companies.name }).from(companies);
    return byName(named(all, new Map(all.map(({ code, name }) => [code, name]))), language);
  },
  unit: listUnitTree,
  location: async (db, language) => {
    const names = await namesOf(db, 'location', language);
    return byName(
      named(
        [...names.keys()].map((code) => ({ code })),
        names,
      ),
      language,
    );
  },
  level: async (db, language) =>
    named(
      (await db.select({ code: levels.code }).from(levels).orderBy(asc(levels.rank))).reverse(),
      await namesOf(db, 'level', language),
    ),
};
