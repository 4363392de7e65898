import { beginningSections } from '../../../hr-api/people/record/beginning/beginning-sections';
import { beginningTexts } from '../../../hr-api/people/record/beginning/beginning-texts';
import { definitionIssues } from '../../../hr-api/people/record/sections/check-definition';
import { figureTypes } from '../../../hr-api/people/record/sections/figures';
import { PERSON_COLUMNS } from '../../../lib/contract/people/section-rules';
import { languages, type Language } from '../../../lib/contract/platform/languages';

const sections = [...beginningSections];
const fields = sections.flatMap(([code, { fields }]) => fields.map((field) => ({ section: code, ...field })));

test('the record begins with the twelve sections of Q12, photo and benefits under their numbers', () => {
  const named = sections.map(([code, { names, isMaster }]) => [code, names.en, ...(isMaster ? ['master'] : [])].join());
  expect(named).toEqual([
    '1,Personal details',
    '2,Photo',
    '3,Contact',
    '4,Address',
    '5,Family,master',
    '6,Education,master',
    '7,Work experience,master',
    '8,Bank account',
    '9,Passport and visa',
    '10,Proof of identity',
    '11,Emergency contacts,master',
    '35,Benefit nominees,master',
  ]);
});

test.each(sections)('section %i may be published as it is', (_, definition) => {
  expect(definitionIssues(definition, null, figureTypes)).toEqual([]);
});

test.each(sections)('each list of section %i has columns if it is a master, and none else', (_, definition) => {
  expect(definition.fields.some(({ isColumn }) => isColumn)).toBe(definition.isMaster);
});

test('images and the calls that save are of one section each', () => {
  for (const part of ['image', 'link'] as const) {
    expect(new Set(sections.map(([, definition]) => definition[part])).size).toBe(sections.length);
  }
});

test('numbers of banks, passports and identities are secret, and nothing else', () => {
  expect(fields.filter(({ isSecret }) => isSecret).map(({ section, key }) => `${section} ${key}`)).toEqual([
    '8 AccountNumber',
    '8 Iban',
    '9 PassportNumber',
    '9 ForeignPassport',
    '9 VisaNumber',
    '10 Pan',
    '10 Aadhaar',
    '10 Uan',
    '10 IdentityNumber',
  ]);
});

test('managers read photo, contact, education and experience, and propose or edit nothing', () => {
  for (const relation of ['manager', 'admin_manager', 'reviewer'] as const) {
    const open = sections.filter(([, { access }]) => (access[relation] ?? 'hidden') !== 'hidden');
    expect(open.map(([code]) => code)).toEqual([2, 3, 6, 7]);
    const granted = [...sections.map(([, { access }]) => access), ...fields.map(({ access }) => access)];
    expect(granted.map((access) => access[relation])).not.toContain('propose');
    expect(granted.map((access) => access[relation])).not.toContain('edit');
  }
});

test('each column of a person follows one section, by fields that are there', () => {
  const copies = sections.flatMap(([, definition]) => definition.copies.map((copy) => ({ ...copy, definition })));
  expect(copies.map(({ column }) => column).sort()).toEqual([...PERSON_COLUMNS].sort());
  for (const { fields: codes, definition } of copies) {
    const open = definition.fields.filter(({ isSecret }) => !isSecret).map(({ code }) => code);
    expect(open).toEqual(expect.arrayContaining(codes));
  }
});

/** Words that a language shares with English, and signs that every language has. */
const SHARED: Partial<Record<Language, readonly string[]>> = {
  de: ['Bank', 'Marketing', 'Name', 'Person'],
  es: ['India', 'Marketing', 'No'],
  fr: ['Administration', 'Dr', 'E-mail', 'Finance', 'Marketing', 'Production', 'Visa'],
};
const EVERYWHERE = /^(?:IFSC|PAN|BIC[ （(]+SWIFT[)）]|(?:A|B|AB|O)[+−])$/;

function textsIn(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : textsIn(value as object, `${path}.${key}`),
  ) as [string, string][];
}

const english = new Map(textsIn(beginningTexts.en));

test.each(languages.filter((language) => language !== 'en'))('%s has every text, and none in English', (language) => {
  const texts = new Map(textsIn(beginningTexts[language]));
  expect([...texts.keys()]).toEqual([...english.keys()]);
  const left = [...texts].filter(([key, text]) => text === english.get(key) && !EVERYWHERE.test(text));
  expect(left.map(([, text]) => text).filter((text) => !SHARED[language]?.includes(text))).toEqual([]);
});

test('French has a no-break space before ; : ? !', () => {
  expect(textsIn(beginningTexts.fr).filter(([, text]) => / [;:?!]/.test(text))).toEqual([]);
});
