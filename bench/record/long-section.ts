import { sectionDefinitionSchema, type SectionDefinition } from '../../lib/contract/people/section-definition';

/** Sections that nobody else has; in the second one others decide about what HR saves too. */
export const LONG_SECTION = 90;
export const LONG_SECTION_SEEN_TWICE = 91;

export const FIELDS = 60;
/** Formulas of which each needs the one before it. */
export const STEPS = 10;
const GROUPS = 6;
const OPTIONS = 8;
const RADIOS = 5;
const SELECTS = 10;
const DATES = 5;

type Field = Partial<SectionDefinition['fields'][number]> & Pick<SectionDefinition['fields'][number], 'key' | 'type'>;

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const option = (value: string) => ({ value, names: { en: value }, parent: '' });

/** Fields that each enable the next, that compute from each other, lists, dates and texts: sixty in all. */
function plannedFields(): Field[] {
  const radios = times(RADIOS, (at): Field => {
    const next = { answers: ['Yes'], fields: [`Radio${at + 1}`], groups: [] };
    return {
      key: `Radio${at}`,
      type: 'radio',
      options: [option('Yes'), option('No')],
      enables: at < RADIOS ? [next] : [],
    };
  });
  const start: Field = { key: 'Step0', type: 'number' };
  const steps = times(STEPS, (at): Field => ({ key: `Step${at}`, type: 'formula', formula: `Step${at - 1} + 1` }));
  const options = times(OPTIONS, (at) => option(`Option ${at}`));
  const selects = times(SELECTS, (at): Field => ({ key: `Select${at}`, type: 'select', options }));
  const dates = times(DATES, (at): Field => ({ key: `Date${at}`, type: 'date' }));
  const known = [start, ...steps, ...radios, ...selects, ...dates];
  const texts = times(FIELDS - known.length, (at): Field => ({ key: `Text${at}`, type: 'text', maxLength: 100 }));
  return [...known, ...texts];
}

/** A section of sixty fields; every third one has a rule of its own for whom it is open. */
export function longSection(code: number): SectionDefinition {
  const access = { self: 'propose', hr: 'edit', manager: 'read' } as const;
  const fields = plannedFields().map((field, at) => ({
    ...field,
    code: field.key,
    names: { en: field.key.replace(/\d/, ' $&') },
    group: `Group${Math.floor((at * GROUPS) / FIELDS)}`,
    access: at % 3 === 0 ? { manager: 'hidden' as const, reviewer: 'read' as const } : {},
  }));
  return sectionDefinitionSchema.parse({
    names: { en: `Long section ${code}` },
    link: `ecenter/profilesave/dynamicadd/profilelong${code}`,
    groups: times(GROUPS, (at) => ({ code: `Group${at - 1}`, names: { en: `Group ${at}` } })),
    fields,
    access,
    isSeenTwice: code === LONG_SECTION_SEEN_TWICE,
  });
}

/** What somebody answered there. */
export function longAnswers(): Record<string, string> {
  const answerOf: Partial<Record<Field['type'], string>> = {
    number: '1',
    radio: 'Yes',
    select: 'Option 1',
    date: '05-Mar-2025',
    text: 'A text of some length, as people write it',
  };
  return Object.fromEntries(
    plannedFields().map(({ key, type }) => [key, answerOf[type] ?? String(Number(key.replace('Step', '')) + 1)]),
  );
}
