import { and, desc, eq, gt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { dayOf, startOf } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { colleaguesOf, placeOf } from '../../people/colleagues';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons } from '../../people/tables';
import type { CatchUpSource } from '../home/home-rows';

const TITLES: Readonly<Record<'came' | 'went', Readonly<Record<Language, string>>>> = {
  came: {
    de: 'Neu bei {unit}',
    en: 'New in {unit}',
    es: 'Se incorpora a {unit}',
    fr: 'Rejoint {unit}',
    ja: '{unit}に着任',
    zh: '加入{unit}',
  },
  went: {
    de: 'Nicht mehr bei {unit}',
    en: 'No longer in {unit}',
    es: 'Ya no está en {unit}',
    fr: 'A quitté {unit}',
    ja: '{unit}から異動',
    zh: '已调离{unit}',
  },
};

/**
 * Who came to the caller's unit while they were away, and who went on to another one. Who has left the organisation is not told of:
 * nobody may be named to their former colleagues any more.
 */
export const unitChanges: CatchUpSource = async ({ actor, db, now, language }, { since, limit }) => {
  const [from, today] = [dayOf(since), dayOf(now)];
  const place = actor.employmentId ? await placeOf(db, actor.employmentId, today) : null;
  if (!place) return [];
  const isThereOn = (on: SQL) => sql`exists (
    select 1 from ${assignments} other
    where other.employment_id = ${employments.id} and other.unit_code = ${place.unitCode}
      and other.valid_from <= ${on} and (other.valid_to is null or other.valid_to > ${on}))`;
  const hasCome = and(
    gt(assignments.validFrom, from),
    asOn(assignments, today),
    not(isThereOn(sql`${assignments.validFrom} - 1`)),
  );
  const hasGone = and(
    gt(assignments.validTo, from),
    lte(assignments.validTo, today),
    not(isThereOn(sql`${today}::date`)),
  );
  const found = await db
    .select({
      code: employments.code,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      cameOn: assignments.validFrom,
      wentOn: assignments.validTo,
    })
    .from(assignments)
    .innerJoin(employments, eq(employments.id, assignments.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        eq(assignments.unitCode, place.unitCode),
        or(hasCome, hasGone),
        colleaguesOf(actor, today),
        ne(persons.id, actor.personId),
      ),
    )
    .orderBy(desc(sql`greatest(${assignments.validFrom}, ${assignments.validTo})`))
    .limit(limit);
  const unit = (await namesOf(db, 'unit', language)).get(place.unitCode) ?? place.unitCode;
  return found.map(({ cameOn, wentOn, ...person }) => {
    const hasLeft = wentOn !== null && wentOn <= today;
    return {
      kind: 'person',
      code: person.code,
      title: TITLES[hasLeft ? 'went' : 'came'][language].replace('{unit}', unit),
      group: 'info',
      button: 'open',
      createdAt: startOf(hasLeft ? wentOn : cameOn),
      name: person.name,
      empid: person.empid,
      hasPhoto: person.hasPhoto,
      personCode: person.code,
      link: '',
    };
  });
};
