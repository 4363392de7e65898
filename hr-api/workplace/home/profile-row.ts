import { eq } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { missingParts, type RecordPart } from '../../people/rules';
import { persons } from '../../people/tables';
import { leadsInto } from '../shell/data';
import type { HomeSource } from './home-rows';
import { homeTexts } from './texts';

/** One's own profile. */
const LINK = 'ecenter/essprofileview';

/** So many of what is missing are named; more would be a list nobody reads. */
const NAMED = 3;

/** What the caller's record lacks, as long as it lacks something. */
export const profileRow: HomeSource = async ({ actor, db, language }, { moduleCode }) => {
  const isElsewhere = moduleCode !== undefined && !(await leadsInto(db, moduleCode, LINK));
  if (!actor.employmentId || isElsewhere) return { rows: [], counts: {} };
  const [person] = await db.select().from(persons).where(eq(persons.id, actor.personId));
  const missing = person ? missingParts(person) : [];
  if (missing.length === 0) return { rows: [], counts: {} };
  const title = homeTexts[language].profileLacks.replace('{parts}', listed(missing.slice(0, NAMED), language));
  const row = { kind: 'profile', code: 'profile', title, group: 'info', button: 'open', link: LINK } as const;
  return { rows: [row], counts: {} };
};

const listed = (parts: readonly RecordPart[], language: Language) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(
    parts.map((part) => homeTexts[language].part[part]),
  );
