import { daysAfter, daysBetween, wireDate, type CalendarDate } from '../../../platform/dates';
import type { Random } from '../../sample/sample-random';
import { mailName } from '../../sample/sample-persons';
import { homesNear, hometowns } from './sample-places';
import { chancesOf, digits, hasFilled, rowOver, yesNo, type SampledPerson, type SampleRow } from './sample-row';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS.charAt(random.between(0, 25))).join('');

/** A name in the letters that every passport has. */
const plainLetters = (name: string) => mailName(name).toUpperCase();

/** A letter that is not Q, X or Z, a digit from 1, five digits, a digit from 1 (VALD-11). */
const indianPassport = (random: Random) =>
  `${random.pick([...'JKLMNPRSTUVW'])}${random.between(1, 9)}${digits(random, 5)}${random.between(1, 9)}`;

const TEN_YEARS = 3652;

export function passportRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 9);
  if (!hasFilled(sampled, random, 0.7)) return [];
  const hasPassport = random.happens(0.85);
  const hasVisa = hasPassport && random.happens(0.12);
  const visaUntil = daysAfter(today, random.between(-60, 700));
  const visa = {
    HasVisa: yesNo(hasVisa),
    VisaCountry: hasVisa && random.pick(country === 'DE' ? ['US', 'IN'] : ['DE', 'US']),
    VisaKind: hasVisa && random.pick(['business', 'work', 'intra-company']),
    VisaNumber: hasVisa && digits(random, 9),
    VisaFrom: hasVisa && wireDate(daysAfter(visaUntil, -1095)),
    VisaUntil: hasVisa && wireDate(visaUntil),
    VisaEntries: hasVisa && 'multiple',
  };
  if (!hasPassport) return rowOver(9, 0, [[from, { HasPassport: 'No', ...visa }]]);
  const passportFrom = (issuedOn: CalendarDate) => ({
    HasPassport: 'Yes',
    NameInPassport: person.name,
    IssuedIn: random.pick(hometowns[country] ?? [homesNear[sampled.seat.location]]).city,
    IssuedOn: wireDate(issuedOn),
    ExpiresOn: wireDate(daysAfter(issuedOn, TEN_YEARS - 1)),
    ...(country === 'IN'
      ? { PassportOf: 'india', PassportNumber: indianPassport(random), NeedsEmigrationCheck: 'No' }
      : {
          PassportOf: 'other',
          PassportCountry: country,
          ForeignPassport: `${letters(random, 2)}${digits(random, 7)}`,
        }),
  });
  const issuedOn = daysAfter(today, -random.between(30, TEN_YEARS - 30));
  const now = { ...passportFrom(issuedOn), ...visa };
  if (issuedOn <= from) return rowOver(9, 0, [[from, now]]);
  const before = passportFrom(daysAfter(issuedOn, -TEN_YEARS + random.between(10, 120)));
  return rowOver(9, 0, [
    [from, { ...before, HasVisa: 'No' }],
    [issuedOn, now],
  ]);
}

/** What else proves who somebody is, where there is no PAN: the kind and how its numbers look. */
const PROOFS: Record<string, readonly [kind: string, number: (random: Random) => string]> = {
  DE: ['national-id', (random) => `L${letters(random, 2)}${digits(random, 6)}`],
  ES: ['national-id', (random) => `${digits(random, 8)}${letters(random, 1)}`],
  FR: ['social-security', (random) => `${random.between(1, 2)}${digits(random, 14)}`],
  JP: ['driving-licence', (random) => digits(random, 12)],
  CN: ['national-id', (random) => `3101${digits(random, 14)}`],
  US: ['social-security', (random) => `000-${digits(random, 2)}-${digits(random, 4)}`],
  GB: ['social-security', (random) => `QQ${digits(random, 6)}C`],
};

export function identityRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 10);
  if (!hasFilled(sampled, random, 0.8)) return [];
  const isIndian = country === 'IN';
  const hasOther = !isIndian || random.happens(0.3);
  const [kind, number] = PROOFS[country] ?? ['driving-licence', (own: Random) => `KA01${digits(own, 11)}`];
  // The fourth letter of a person's PAN is P, the fifth begins the family name.
  const pan = `${letters(random, 3)}P${plainLetters(person.familyName).charAt(0)}${digits(random, 4)}${letters(random, 1)}`;
  const since = daysAfter(from, Math.round(Math.max(0, daysBetween(from, today)) * random.next()));
  const indian = {
    HasPan: 'Yes',
    Pan: pan,
    NameOnPan: person.name,
    HasAadhaar: 'Yes',
    Aadhaar: `${random.between(2, 9)}${digits(random, 11)}`,
    HasUan: 'Yes',
    Uan: `10${digits(random, 10)}`,
  };
  const other = {
    HasOther: yesNo(hasOther),
    IdentityKind: hasOther && kind,
    IdentityNumber: hasOther && number(random),
    IdentityCountry: hasOther && country,
    IdentityUntil: hasOther && kind !== 'social-security' && wireDate(daysAfter(today, random.between(90, 3000))),
  };
  const now = { ...(isIndian ? indian : { HasPan: 'No', HasAadhaar: 'No', HasUan: 'No' }), ...other };
  if (!isIndian || since <= from || !random.happens(0.3)) return rowOver(10, 0, [[from, now]]);
  return rowOver(10, 0, [
    [from, { ...now, HasUan: 'No', Uan: null }],
    [since, now],
  ]);
}
