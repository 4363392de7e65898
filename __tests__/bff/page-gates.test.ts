import { needOf, redirectOf, showsMenu, type GateSession } from '@/lib/gate';
import { pageFiles } from './stub/pages';

const at = (flag: number): GateSession => ({ kind: 'employee', flag });
const CODE = '/auth/otpauth';
const ENROLMENT = '/secondfactor';
const CONDUCT = '/cocrequire/codeofconduct';

/** Pages that anyone may see, whatever their session. A page that is added here shows nothing of a person. */
const PUBLIC = [
  '/terms',
  '/session',
  '/session/sessionexpired',
  '/error',
  '/unauthorized',
  '/appunauthorized',
  '/logout',
];
const SIGNED_OUT = [
  '/auth',
  '/auth/login',
  '/auth/login/x',
  '/auth/forgot-password',
  '/auth/change-password',
  '/auth/chilllogin',
  '/ssologin/x',
  '/mobilesession',
  '/mobileauth',
  '/mobileauth/x',
];

const addresses = pageFiles.map(({ address }) => address);
const gatesOf = (address: string) =>
  [null, at(100), at(101), at(3), at(0), at(7)].map((who) => redirectOf(who, needOf(address)));

test('the pages of the product are found', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/auth/login', CODE, CONDUCT, '/home/dashboard', '/logout']));
});

test.each(addresses)(
  '%s lets in nobody but whom it is for, and sends the others where they belong (T44, T45)',
  (address) => {
    const [nobody, code, enrolment, conduct, full, otherFlag] = gatesOf(address);
    const mayBeSection = /^\/ecenter\/[\w-]+$/.test(address);
    if (PUBLIC.includes(address)) return expect(gatesOf(address)).toEqual([null, null, null, null, null, null]);
    if (SIGNED_OUT.includes(address))
      return expect(gatesOf(address)).toEqual([null, CODE, ENROLMENT, CONDUCT, '/', '/']);
    expect(nobody).toBe('/auth/login');
    expect(code).toBe(address === CODE ? null : CODE);
    expect(enrolment).toBe(address === ENROLMENT ? null : ENROLMENT);
    expect(conduct).toBe(address === CONDUCT || mayBeSection ? null : CONDUCT);
    const signedIn = [CODE, ENROLMENT, CONDUCT].includes(address) ? '/' : null;
    expect([full, otherFlag]).toEqual([signedIn, signedIn]);
  },
);

test.each([
  '/anything',
  '/terms/x',
  '/session/other',
  '/AUTH/LOGIN',
  '/authx',
  '/x/auth/login',
  '/auth%2flogin',
  '//auth/login',
  '/error.rsc',
  '/logout.txt',
  '/unauthorized/../home/dashboard',
])('an address that is only like an open one, %s, needs a session (T26)', (address) => {
  expect(redirectOf(null, needOf(address))).toBe('/auth/login');
});

test('at the conduct gate only photo and benefits have a menu (SCON-18, COC-37)', () => {
  const sections = ['1', '2', '3', '10', '11', '35', ''];
  expect(sections.filter((code) => showsMenu(at(3), code))).toEqual(['2', '35']);
  expect(sections.filter((code) => showsMenu(at(0), code))).toEqual(sections);
});
