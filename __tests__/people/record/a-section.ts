import { sectionDefinitionSchema } from '../../../lib/contract/people/section-definition';
import { recordSections, recordVersions } from '../../../hr-api/people/record/tables';
import { sectionOn, type Section } from '../../../hr-api/people/record/sections/sections';
import type { Database } from '../../../hr-api/platform/db/database';

const field = (code: string, more: object = {}) => ({
  ...{ code, key: `${code.toUpperCase()}Key`, type: 'text', names: { en: `Field ${code}` }, group: 'all' },
  ...more,
});

/** A section with what the rules of a record are about: own answers, one of HR's, one that is sealed, one that another one opens. */
export const definition = sectionDefinitionSchema.parse({
  names: { en: 'A section of the tests' },
  link: 'ecenter/profileedit/dynamicadd/tests',
  groups: [{ code: 'all', names: { en: 'All' } }],
  access: { self: 'propose', manager: 'read', hr: 'edit' },
  fields: [
    field('street', { isMandatory: true }),
    field('city'),
    field('grade', { access: { self: 'read', manager: 'hidden' } }),
    field('account', { isSecret: true, access: { manager: 'hidden' } }),
    field('married', {
      type: 'radio',
      options: [
        { value: 'Yes', names: { en: 'Yes' } },
        { value: 'No', names: { en: 'No' } },
      ],
      enables: [{ answers: ['Yes'], fields: ['spouse'] }],
    }),
    field('spouse', { isMandatory: true }),
    field('remark', { isShownToEmployee: false }),
  ],
});

/** Publishes the section from a day on, under a code that nobody else has. */
export async function publish(
  db: Database,
  code: number,
  { from = '2020-01-01', of = definition } = {},
): Promise<Section> {
  await db.insert(recordSections).values({ code, position: code }).onConflictDoNothing();
  const known = await db.select().from(recordVersions);
  const number = known.filter(({ sectionCode }) => sectionCode === code).length + 1;
  await db.insert(recordVersions).values({
    sectionCode: code,
    number,
    definition: of,
    state: 'published',
    validFrom: from,
    publishedAt: new Date(),
  });
  const section = await sectionOn(db, code, '2100-01-01');
  if (!section) throw new Error('the section is not there');
  return section;
}
