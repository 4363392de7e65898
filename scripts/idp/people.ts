import { mailName } from '../../hr-api/people/sample/sample-persons';
import { cast, type CastMember } from '../../hr-api/people/sample/sample-cast';

/** Somebody who can be chosen at the sample identity provider. */
export interface Person {
  /** What the provider knows them by, for good. */
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  /** What to expect of them. */
  readonly note: string;
}

const NOTES: Readonly<Record<string, string>> = {
  E1002: 'appraiser',
  E1003: 'reviewer',
  E1004: 'HR',
  E1005: 'helpdesk of IT support and Facilities',
  E1006: 'administrator',
  E1008: 'has a code of conduct to agree to: text',
  E1009: 'has a code of conduct to agree to: PDF to sign',
  E1010: 'has a code of conduct to agree to: profile sections',
  E1011: 'has a code of conduct to agree to: letter to sign',
  E1012: 'is met by a tour',
  E1013: 'is met by a request for details',
  E1017: 'helpdesk of HR services',
};

function noteOf({ empid, mustPassCode, leftDaysAgo, typeOfUser }: CastMember): string {
  if (leftDaysAgo !== undefined) return 'has left: is refused';
  if (mustPassCode) return 'must pass a one-time code';
  return NOTES[empid] ?? (typeOfUser === 'V' ? 'external' : 'employee');
}

const employees: Person[] = cast.map((member) => {
  const { empid, givenName, familyName } = member;
  return {
    subject: `tarnbrook-${empid}`,
    name: `${givenName} ${familyName}`,
    mail: `${mailName(givenName)}.${mailName(familyName)}@tarnbrook.example`,
    isMailVerified: true,
    note: `${empid} · ${noteOf(member)}`,
  };
});

/** The people of the sample organisation who have a password there too, and two whom the portal refuses. */
export const people: readonly Person[] = [
  ...employees,
  {
    subject: 'guest-1',
    name: 'Noor Haddad',
    mail: 'noor.haddad@elsewhere.example',
    isMailVerified: true,
    note: 'has no account: is refused',
  },
  {
    subject: 'guest-2',
    name: 'Sam Okafor',
    mail: 'ananya.rao@tarnbrook.example',
    isMailVerified: false,
    note: 'claims an address that nobody verified: is refused',
  },
];
