import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../effective-dates';
import { unitNames, units } from './tables';

/** `textsOf` of units as they were called on a day. One that was never renamed has always had its name of today. */
export function unitTextsOn<Alias extends string>(
  language: Language | Placeholder,
  on: CalendarDate | Placeholder,
  alias: Alias,
) {
  const todays = textsOf('unit', language, 'todays_unit_texts');
  const ofDay = sql<string>`coalesce(nullif(${unitNames.names} ->> ${language}::text, ''), nullif(${unitNames.names} ->> 'en', ''), ${todays.name})`;
  return new QueryBuilder()
    .select({ code: units.code, name: ofDay.as(`${alias}_name`) })
    .from(units)
    .leftJoin(unitNames, and(eq(unitNames.unitCode, units.code), asOn(unitNames, on)))
    .leftJoin(todays, eq(todays.code, units.code))
    .as(alias);
}
