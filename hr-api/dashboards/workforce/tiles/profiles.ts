import { sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import { nameIn } from '../../../people/record/sections/section-form';
import { sectionsOn } from '../../../people/record/sections/sections';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { relationsToOthers } from '../../../workplace/reports/people/record-fields';
import { peopleOn } from '../../population/population';
import { populationOf } from '../../tiles/figure-reader';
import { countedFields, gapCounts, missingByField } from '../section-gaps';

/** Those who work here on a day, as the queries `people` and `everybody` that sections are asked of; of days to come nobody has written what their records say. */
async function peopleOf({ On = '', Chosen = {} }: RequestFor<'readProfileCount'>, context: CallContext) {
  const today = dayOf(context.now);
  const on = On === '' || On > today ? today : On;
  const people = await peopleOn(context.db, await populationOf({ Chosen }, context), on);
  return {
    on,
    people: sql`people as materialized ${people}, everybody as materialized (select count(*) as number from people)`,
  };
}

/** How much of what the sections ask is there, and how many people lack any of it. */
export async function readProfileCount(
  asked: RequestFor<'readProfileCount'>,
  context: CallContext,
): Promise<ReplyFor<'readProfileCount'>> {
  const { db, language } = context;
  const { on, people } = await peopleOf(asked, context);
  const toOthers = relationsToOthers(context.actor);
  const sections = (await sectionsOn(db, on)).filter((section) => countedFields(section, toOthers).length > 0);
  const question = gapCounts(sections, { on, toOthers });
  const { rows } = question
    ? await db.execute<Record<'code' | 'asked' | 'missing' | 'lacking', number>>(sql`with ${people} ${question}`)
    : { rows: [] };
  const Sections = sections.map(({ code, definition }) => {
    const { asked: Asked = 0, missing = 0, lacking = 0 } = rows.find((row) => row.code === code) ?? {};
    return {
      ...{ SectionCode: code, SectionName: nameIn(definition.names, language) },
      ...{ Asked, Filled: Asked - missing, Lacking: lacking },
    };
  });
  const sum = (of: 'Asked' | 'Filled' | 'Lacking') => Sections.reduce((all, one) => all + one[of], 0);
  return { On: on, Asked: sum('Asked'), Filled: sum('Filled'), Lacking: sum('Lacking'), Sections };
}

/** What of a section is missing, field by field. */
export async function readProfileSection(
  { SectionCode, ...asked }: RequestFor<'readProfileSection'>,
  context: CallContext,
): Promise<ReplyFor<'readProfileSection'>> {
  const { db, language } = context;
  const { on, people } = await peopleOf(asked, context);
  const toOthers = relationsToOthers(context.actor);
  const section = (await sectionsOn(db, on)).find(({ code }) => code === SectionCode);
  const question = section && missingByField(section, { on, toOthers });
  if (!question) throw new ApiError('not_found');
  const { rows } = await db.execute<{ missing: number[] }>(sql`with ${people} ${question}`);
  return {
    SectionName: nameIn(section.definition.names, language),
    Fields: countedFields(section, toOthers).map(({ code, names }, at) => ({
      ...{ FieldCode: code, Label: nameIn(names, language), Lacking: rows[0]?.missing[at] ?? 0 },
    })),
  };
}
