import { eq } from 'drizzle-orm';
import { daysAfter } from '../../platform/dates';
import { employments } from '../../people/tables';
import type { HomeSource } from './home-rows';
import { homeTexts } from './texts';

/** So long somebody is new. */
const NEW_DAYS = 30;

/** The way to where somebody new begins, in their first weeks. It is no module's page: the portal knows it by the kind. */
export const joiningRow: HomeSource = async ({ actor, db, language }, { on, moduleCode }) => {
  const none = { rows: [], counts: {} };
  if (!actor.employmentId || moduleCode !== undefined) return none;
  const [employment] = await db
    .select({ since: employments.validFrom })
    .from(employments)
    .where(eq(employments.id, actor.employmentId));
  if (!employment || employment.since < daysAfter(on, -NEW_DAYS)) return none;
  const title = homeTexts[language].firstWeeks;
  return { rows: [{ kind: 'joining', code: 'joining', title, group: 'info', button: 'open', link: '' }], counts: {} };
};
