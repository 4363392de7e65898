import { wireDate } from '../../../platform/dates';
import { householdOf } from './sample-household';
import { homesNear, hometowns, tongues } from './sample-places';
import { chancesOf, digits, hasFilled, rowOver, yesNo, type SampledPerson, type SampleRow } from './sample-row';
import { sampleStreets } from '../../sample/sample-names';
import { daysAfter, daysBetween } from '../../../platform/dates';

const BLOOD_GROUPS = ['A+', 'B+', 'O+', 'O+', 'AB+', 'A-', 'B-', 'O-'];

/** A day between two. */
const between = (from: string, to: string, share: number) =>
  daysAfter(from, Math.round(Math.max(0, daysBetween(from, to)) * share));

export function personalRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 1);
  if (!hasFilled(sampled, random, 0.9)) return [];
  const { maritalStatus, marriedOn, spouse } = householdOf(sampled);
  const { first, also } = tongues[country] ?? { first: ['en'], also: [] };
  const mother = random.pick(first);
  const hasDisability = random.happens(0.02);
  const always = {
    Title: random.happens(0.04) ? 'dr' : person.gender === 'female' ? 'ms' : 'mr',
    FirstName: person.givenName,
    LastName: person.familyName,
    DateOfBirth: person.bornOn && wireDate(person.bornOn),
    Gender: person.gender,
    BirthPlace: random.pick(hometowns[country] ?? [homesNear[sampled.seat.location]]).city,
    BirthCountry: country,
    Nationality: person.nationality,
    HasSecondNationality: 'No',
    MotherTongue: mother,
    Languages: [...new Set([mother, ...also.slice(0, random.between(1, also.length))])].join(),
    BloodGroup: random.happens(0.7) && random.pick(BLOOD_GROUPS),
    HasDisability: yesNo(hasDisability),
    DisabilityKind: hasDisability && 'Hearing',
    DisabilityDegree: hasDisability && '50',
  };
  const wed = marriedOn && {
    MaritalStatus: maritalStatus,
    MarriedOn: wireDate(marriedOn),
    SpouseName: spouse?.name,
    SpouseWorksHere: 'No',
  };
  if (!wed) return rowOver(1, 0, [[from, { ...always, MaritalStatus: maritalStatus }]]);
  if (marriedOn <= from || marriedOn > today) return rowOver(1, 0, [[from, { ...always, ...wed }]]);
  return rowOver(1, 0, [
    [from, { ...always, MaritalStatus: 'single' }],
    [marriedOn, { ...always, ...wed }],
  ]);
}

export function contactRows(sampled: SampledPerson): SampleRow[] {
  const { person, seat, from, today } = sampled;
  const random = chancesOf(sampled, 3);
  if (!person.phone) return [];
  const now = {
    WorkMail: person.mail,
    MobileNo: person.phone,
    PersonalMail: person.personalMail,
    Extension: random.happens(0.6) && String(2000 + seat.number),
    PreferredContact: random.pick(['mobile', 'mobile', 'mail', 'work-phone']),
    HomePhone: random.happens(0.2) && `${person.phone.slice(0, -6)}${digits(random, 6)}`,
  };
  const changed = between(from, today, random.next());
  if (!random.happens(0.2) || changed <= from) return rowOver(3, 0, [[from, now]]);
  const before = `${person.phone.slice(0, -6)}${digits(random, 6)}`;
  return rowOver(3, 0, [
    [from, { ...now, MobileNo: before }],
    [changed, now],
  ]);
}

export function addressRows(sampled: SampledPerson): SampleRow[] {
  const { person, seat, country, from, today } = sampled;
  const random = chancesOf(sampled, 4);
  const home = homesNear[seat.location];
  const [line, , postalCode] = person.homeAddress?.split(', ') ?? [];
  if (!line || !postalCode) return [];
  const isPermanent = random.happens(0.5);
  const town = random.pick(hometowns[country] ?? [home]);
  const permanent = {
    PermanentLine1: `${random.between(1, 180)} ${random.pick(sampleStreets)}`,
    PermanentCity: town.city,
    PermanentState: town.state,
    PermanentPostalCode: town.postalCodes[0],
    PermanentCountry: country,
  };
  const always = {
    City: home.city,
    State: home.state,
    Country: country,
    IsPermanent: yesNo(isPermanent),
    ...(isPermanent ? {} : permanent),
  };
  const moved = between(from, today, random.next());
  const kind = random.pick(['rented', 'rented', 'owned', 'family', 'company']);
  const now = { ...always, AddressLine1: line, PostalCode: postalCode, ResidenceKind: kind };
  if (!random.happens(0.25) || moved <= from) return rowOver(4, 0, [[from, now]]);
  const street = `${random.between(1, 180)} ${random.pick(sampleStreets)}`;
  const before = {
    ...always,
    AddressLine1: street,
    PostalCode: random.pick(home.postalCodes),
    ResidenceKind: 'rented',
  };
  return rowOver(4, 0, [
    [from, before],
    [moved, { ...now, LivingThereSince: wireDate(moved) }],
  ]);
}
