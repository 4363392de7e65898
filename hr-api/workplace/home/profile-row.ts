import type { Language } from '../../../lib/contract/platform/languages';
import { nameIn } from '../../people/record/sections/section-form';
import { fillings, type SectionFilling } from '../../people/record/values/completeness';
import { dayOf } from '../../platform/dates';
import { leadsInto } from '../shell/data';
import type { HomeSource } from './home-rows';
import { homeTexts } from './texts';

/** One's own profile. */
const LINK = 'ecenter/essprofileview';

/** So many of the sections that lack something are named; more would be a list nobody reads. */
const NAMED = 3;

/** What the caller's record lacks, as long as it lacks something. */
export const profileRow: HomeSource = async ({ actor, db, language, now }, { moduleCode }) => {
  const isElsewhere = moduleCode !== undefined && !(await leadsInto(db, moduleCode, LINK));
  if (!actor.employmentId || isElsewhere) return { rows: [], counts: {} };
  const lacking = (await fillings(db, actor.personId, dayOf(now))).filter(({ asked, filled }) => filled < asked);
  if (lacking.length === 0) return { rows: [], counts: {} };
  const title = homeTexts[language].profileLacks.replace('{parts}', listed(lacking.slice(0, NAMED), language));
  const row = { kind: 'profile', code: 'profile', title, group: 'info', button: 'open', link: LINK } as const;
  return { rows: [row], counts: {} };
};

const listed = (lacking: readonly SectionFilling[], language: Language) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(
    lacking.map(({ section }) => nameIn(section.definition.names, language)),
  );
