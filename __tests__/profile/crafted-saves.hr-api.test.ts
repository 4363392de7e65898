import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { sectionDefinitionSchema } from '../../lib/contract/people/section-definition';
import { employmentOf } from '../people/cast-actors';
import { publish } from '../people/record/a-section';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, sectionOfTests } from './a-record';

const SECTION = 9107;
const MEMBER = 'testrules';

const field = (code: string, more: object) => ({
  ...{ code, key: code, type: 'text', names: { en: code }, group: 'all', isMandatory: true, ...more },
});
/** A field for each rule that a form knows. */
const ofRules = sectionDefinitionSchema.parse({
  ...sectionOfTests,
  link: `ecenter/profilesave/dynamicadd/${MEMBER}`,
  access: { self: 'edit', hr: 'edit' },
  fields: [
    field('plain', {}),
    field('between', { minLength: 3, maxLength: 5 }),
    field('mail', { patterns: ['email'] }),
    field('digits', { patterns: ['digits'] }),
    field('letters', { patterns: ['letters'] }),
    field('passport', { patterns: ['passport'] }),
    field('pan', { patterns: ['pan'] }),
    field('zero', { type: 'number', isAboveZero: true }),
    field('born', { type: 'date' }),
    field('optional', { isMandatory: false, patterns: ['email'] }),
  ],
});
const RIGHT = {
  plain: 'x',
  between: 'abc',
  mail: 'a@b.example',
  digits: '0',
  letters: 'Anaïs',
  passport: 'A1234567',
  pan: 'ABCDE1234F',
  zero: '1',
  born: '29-Feb-2024',
};

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let ananya: string;

beforeAll(async () => {
  hr = await startApp();
  await publish(hr.db, SECTION, { of: ofRules });
  ananya = (await employmentOf(hr, 'E1001')).code;
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

/** Sends a save that no form looked at. */
const send = (values: object, who = own, ChillCode = '') =>
  hr.call('saveSection', { SectionCode: SECTION, ChillCode, ...RIGHT, ...values } as never, { ...who, member: MEMBER });

test.each([
  ['plain', '', 'required'],
  ['plain', '   ', 'required'],
  ['between', 'ab', 'too_short'],
  ['between', 'abcdef', 'too_long'],
  ['mail', 'a@b', 'email'],
  ['digits', '12a', 'digits'],
  ['letters', 'Anaïs 2', 'letters'],
  ['passport', 'Q1234567', 'passport'],
  ['passport', 'A0234567', 'passport'],
  ['passport', 'A1234560', 'passport'],
  ['pan', 'abcde1234f', 'pan'],
  ['zero', '0', 'invalid'],
  ['zero', '-1', 'invalid'],
  ['born', '29-Feb-2023', 'invalid'],
  ['optional', 'rubbish', 'email'],
])('%s is refused with %j, by whoever it is sent (VALD-02 to VALD-14, VALD-27, C35)', async (name, answer, rule) => {
  for (const [who, key] of [
    [own, ''],
    [human, ananya],
  ] as const) {
    const { code, issues } = (await send({ [name]: answer }, who, key)).error();
    expect([code, issues]).toEqual(['invalid', [{ path: name, message: rule }]]);
  }
});

test.each([
  ['between', 'abcde'],
  ['passport', 'A12 34567'],
  ['zero', '0.01'],
  ['optional', ''],
])('%s is taken with %j, which is just right', async (name, answer) => {
  expect((await send({ [name]: answer })).reply().StatusCode).toBe('approved');
});
