import { and, between, isNull, or } from 'drizzle-orm';
import type { RecurringWork } from '../../../platform/capability';
import type { Database } from '../../../platform/db/database';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { sectionOn } from '../sections/sections';
import { recordValues } from '../tables';
import { copyToPerson } from './person-columns';

const HOUR_MS = 3_600_000;
/** So that nothing is missed where nothing ran for some days. */
const DAYS_BACK = 14;

/** Writes to the columns of `persons` what began or ended to hold lately by itself, because its day came. */
export async function applyDueValues(db: Database, today: CalendarDate): Promise<void> {
  const lately = [daysAfter(today, -DAYS_BACK), today] as const;
  const isDue = or(between(recordValues.validFrom, ...lately), between(recordValues.validTo, ...lately));
  const due = await db
    .selectDistinct({ personId: recordValues.personId, sectionCode: recordValues.sectionCode })
    .from(recordValues)
    .where(and(isNull(recordValues.supersededAt), isDue));
  const sections = new Map<number, Awaited<ReturnType<typeof sectionOn>>>();
  for (const { personId, sectionCode } of due) {
    if (!sections.has(sectionCode)) sections.set(sectionCode, await sectionOn(db, sectionCode, today));
    const section = sections.get(sectionCode);
    if (section) await copyToPerson(db, section, { personId, on: today });
  }
}

export const dueValuesWork: RecurringWork = {
  key: 'apply due values',
  names: {
    de: 'Änderungen übernehmen, deren Tag gekommen ist',
    en: 'Apply changes whose day has come',
    es: 'Aplicar los cambios cuya fecha ha llegado',
    fr: 'Appliquer les changements dont le jour est venu',
    ja: '適用日を迎えた変更を反映',
    zh: '应用已到生效日的变更',
  },
  everyMs: HOUR_MS,
  bounds: { leastMs: HOUR_MS / 4, mostMs: 6 * HOUR_MS },
  mayBeSwitchedOff: false,
  run: ({ db, clock }) => applyDueValues(db, dayOf(clock())),
};
