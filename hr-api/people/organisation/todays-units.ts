import { sql } from 'drizzle-orm';
import type { RecurringWork } from '../../platform/capability';
import type { Database } from '../../platform/db/database';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { texts } from '../../platform/texts/tables';
import { asOn } from '../effective-dates';
import { unitNames, unitParents, units } from './tables';

/** Writes beside the tree of all days what holds today: the parent of each unit, and its names to `texts`. */
export async function writeTodaysUnits(db: Database, today: CalendarDate): Promise<void> {
  await db.execute(sql`
    update ${units} set parent_code = ${unitParents.parentCode} from ${unitParents}
    where ${unitParents.unitCode} = ${units.code} and ${asOn(unitParents, today)}
      and ${units.parentCode} is distinct from ${unitParents.parentCode}`);
  await db.execute(sql`
    insert into ${texts} (kind, code, language, name)
    select 'unit', ${unitNames.unitCode}, named.key, named.value from ${unitNames}
    cross join lateral jsonb_each_text(${unitNames.names}) named where ${asOn(unitNames, today)} and named.value <> ''
    on conflict (kind, code, language) do update set name = excluded.name where ${texts.name} <> excluded.name`);
}

const HOUR_MS = 3_600_000;

export const todaysUnitsWork: RecurringWork = {
  key: 'apply due units',
  names: {
    de: 'Änderungen an Einheiten übernehmen, deren Tag gekommen ist',
    en: 'Apply changes of units whose day has come',
    es: 'Aplicar los cambios de unidades cuya fecha ha llegado',
    fr: 'Appliquer les changements d’unités dont le jour est venu',
    ja: '適用日を迎えた部署の変更を反映',
    zh: '应用已到生效日的部门变更',
  },
  everyMs: HOUR_MS,
  bounds: { leastMs: HOUR_MS / 4, mostMs: 6 * HOUR_MS },
  mayBeSwitchedOff: false,
  run: ({ db, clock }) => writeTodaysUnits(db, dayOf(clock())),
};
