import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { nameIn } from '../../../people/record/sections/section-form';
import { sectionsOn } from '../../../people/record/sections/sections';
import { assignments, employments, persons } from '../../../people/tables';
import { relationsToOthers } from '../../../workplace/reports/people/record-fields';
import { defineReport } from '../../../workplace/reports/report';
import {
  PERSON_PAGE,
  joinPlaces,
  leaderField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../../workplace/reports/people/employee-rows';
import { countedFields, gapsOf } from '../section-gaps';
import { workforceField, workforceReport } from '../workforce-texts';

/**
 * PC-089 of PC-092 and PC-093. Who lacks mandatory answers in which section of the record on a day, of what the reader may read of them.
 */
export const incompleteProfiles = defineReport({
  ...workforceReport('incomplete-profiles'),
  module: 'ecenter',
  allow: 'workforce.read',
  fileName: 'Incomplete_Profiles',
  days: 'day',
  endsToday: true,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Section' },
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, { on }) => {
    const { db, language } = reader;
    const isOfDay = asOn(employments, on);
    const isSeen = await visibleEmployments(reader);
    const toOthers = relationsToOthers(reader.actor);
    const sections = (await sectionsOn(db, on)).filter((section) => countedFields(section, toOthers).length > 0);
    const employed = sql`${persons} join ${employments} on ${and(eq(employments.personId, persons.id), isOfDay)}`;
    const peopleOf = (picked: SQL) =>
      sql`people as materialized (select ${employments.personId} from ${employed} where ${isSeen ?? sql`true`} ${picked})`;
    // Gaps come first: whom they are of is found for each, not for everybody.
    const fromPeople = (
      picked: SQL,
    ) => sql`(with ${peopleOf(picked)} select * from ${gapsOf(sections, { on, toOthers }, language)}) as gap
      join (${employed}) on ${eq(sql`gap.person_id`, persons.id)} ${joinPlaces(reader, on)}`;
    const names = [...new Set(sections.map(({ definition }) => nameIn(definition.names, language)))];
    return {
      fields: [
        ...personFields(reader),
        workforceField('Section', reader, {
          value: sql`gap.section`,
          choices: async () => names.map((name) => ({ value: name, text: name })),
        }),
        workforceField('Asked', reader, { type: 'number', value: sql`gap.asked`, isHiddenAtFirst: true }),
        workforceField('MissingCount', reader, { type: 'number', value: sql`gap.missing`, hasTotal: true }),
        workforceField('Missing', reader, { class: toOthers.has('hr') ? 'hr' : 'open', value: sql`gap.labels` }),
        ...placeFields(reader, 'Business', 'Level'),
        leaderField('Manager', reader, on),
      ],
      from: fromPeople(sql``),
      fromPeople,
      where: and(sql`gap.missing > 0`, isNotNull(assignments.id), isSeen),
      orgDay: on,
      key: sql`(${persons.id}::text || ' ' || gap.section_code)`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
