import { eq } from 'drizzle-orm';
import { Form } from '../../../../lib/contract/platform/form/form';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { hasPhoto } from '../../photo';
import { persons } from '../../tables';
import { fieldAccess } from '../rights/access';
import { PHOTO_SECTION } from '../../../../lib/contract/people/known-sections';
import { planOf, sectionsOn, type Section } from '../sections/sections';
import { rowsOn, type RecordRow } from './values';

/** How much of what a section asks of the person is there. */
export interface SectionFilling {
  readonly section: Section;
  readonly rows: number;
  readonly asked: number;
  readonly filled: number;
  /** The labels' codes of what is missing, of the first row. */
  readonly missing: readonly string[];
}

/** Stands for a secret answer: that it is there is all that counts. */
const SEALED = '*';

const SELF = new Set(['self'] as const);

/** What a section asks of the person it is about. */
export const askedFields = ({ definition }: Section) =>
  definition.fields.filter(
    (field) => field.isMandatory && !field.isRetired && fieldAccess(definition, field, SELF).access !== 'hidden',
  );

type Said = Pick<RecordRow, 'answers' | 'secrets'>;

function fillingOf(section: Section, rows: readonly Said[], today: CalendarDate): SectionFilling {
  const { definition } = section;
  const plan = planOf(section);
  const asked = askedFields(section);
  // A section with one row that has none is as one whose row is empty; of a list without rows nothing is asked.
  const looked = rows.length > 0 ? rows : definition.isMaster ? [] : [null];
  const missing = looked.map((row) => {
    const answerOf = (code: string) => row?.answers[code] ?? (row?.secrets[code] ? SEALED : '');
    const answers = Object.fromEntries(plan.fields.map(({ code, key }) => [key, answerOf(code)]));
    const form = new Form(plan, answers, { today });
    const open = asked.filter(({ code }) => form.state(code).isEnabled);
    return {
      asked: open.length,
      codes: open.filter(({ code }) => form.effective(code) === '').map(({ code }) => code),
    };
  });
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  const askedOf = sum(missing.map((one) => one.asked));
  return {
    section,
    rows: rows.length,
    asked: askedOf,
    filled: askedOf - sum(missing.map(({ codes }) => codes.length)),
    missing: missing[0]?.codes ?? [],
  };
}

/** The photo is kept with the person, for whoever shows them: whoever has one has answered its section. */
function withPhoto({ definition }: Section): Said {
  const files = definition.fields.filter(({ type }) => type === 'file').map(({ code }) => [code, SEALED]);
  return { answers: Object.fromEntries(files) as Said['answers'], secrets: {} };
}

/** What each section asks of a person on a day, and how much of it is there. */
export async function fillings(db: Database, personId: string, on: CalendarDate): Promise<SectionFilling[]> {
  const [sections, rows] = [await sectionsOn(db, on), await rowsOn(db, { personId }, on)];
  const [person] = await db.select({ hasPhoto }).from(persons).where(eq(persons.id, personId));
  return sections.map((section) => {
    const said = rows.filter(({ sectionCode }) => sectionCode === section.code);
    const isPhoto = section.code === PHOTO_SECTION && person?.hasPhoto;
    return fillingOf(section, isPhoto ? [withPhoto(section)] : said, on);
  });
}

/** Whether something is said, and nothing that is asked is missing. */
export const isFilled = ({ rows, asked, filled }: Pick<SectionFilling, 'rows' | 'asked' | 'filled'>) =>
  rows > 0 && asked === filled;

/** How complete a record is, from 0 to 100 (Q17); 100 only where nothing is missing. */
export function percentage(fillings: readonly Pick<SectionFilling, 'asked' | 'filled'>[]): number {
  const asked = fillings.reduce((all, one) => all + one.asked, 0);
  const filled = fillings.reduce((all, one) => all + one.filled, 0);
  return asked === 0 ? 100 : Math.floor((filled / asked) * 100);
}
