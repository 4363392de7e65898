import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { yearsBetween } from '../../../../lib/contract/platform/expressions/days';
import { sampleNames } from '../../sample/sample-names';
import type { Random } from '../../sample/sample-random';
import { chancesOf, type SampledPerson } from './sample-row';

export type SampleGender = 'female' | 'male';

export interface Relative {
  readonly relation: string;
  readonly name: string;
  readonly gender: SampleGender;
  readonly bornOn: CalendarDate;
  readonly occupation: string;
}

export interface Household {
  readonly maritalStatus: string;
  readonly marriedOn: CalendarDate | null;
  readonly spouse: Relative | null;
  readonly relatives: readonly Relative[];
}

const YEAR = 365.25;
const OCCUPATIONS = ['Teacher', 'Nurse', 'Accountant', 'Engineer', 'Shopkeeper', 'Homemaker', 'Civil servant'];

const yearsAfter = (on: CalendarDate, years: number) => daysAfter(on, Math.round(years * YEAR));

/** Which names of a country women have; who has another is taken for a man. */
export function genderOf(name: string, country: string): SampleGender {
  const [given = ''] = name.split(' ');
  return sampleNames[country]?.female.includes(given) ? 'female' : 'male';
}

function marriage({ person, today }: SampledPerson, random: Random) {
  const born = person.bornOn ?? '1985-01-01';
  const age = yearsBetween(born, today);
  const isMarried = random.happens(age < 26 ? 0.05 : age < 32 ? 0.45 : 0.75);
  if (!isMarried) {
    return { maritalStatus: age > 40 && random.happens(0.4) ? 'divorced' : 'single', marriedOn: null };
  }
  const marriedOn = yearsAfter(born, 23 + random.next() * (Math.min(age, 36) - 23));
  return { maritalStatus: 'married', marriedOn: marriedOn < today ? marriedOn : daysAfter(today, -40) };
}

/** Whom somebody has at home or is of the family of, the same for each section that speaks of it. */
export function householdOf(sampled: SampledPerson): Household {
  const { person, country, today } = sampled;
  const random = chancesOf(sampled, 50);
  const names = sampleNames[country] ?? { female: [], male: [] };
  const born = person.bornOn ?? '1985-01-01';
  const { maritalStatus, marriedOn } = marriage(sampled, random);
  const relative = (relation: string, gender: SampleGender, bornOn: CalendarDate): Relative => ({
    ...{ relation, gender, bornOn },
    name: `${random.pick(names[gender])} ${person.familyName}`,
    occupation: yearsBetween(bornOn, today) < 20 ? '' : random.pick(OCCUPATIONS),
  });
  const spouseGender = person.gender === 'female' ? 'male' : 'female';
  const spouse = marriedOn ? relative('spouse', spouseGender, yearsAfter(born, random.next() * 6 - 3)) : null;
  const parents = [
    relative('mother', 'female', yearsAfter(born, -24 - random.next() * 8)),
    relative('father', 'male', yearsAfter(born, -27 - random.next() * 8)),
  ];
  const children = Array.from({ length: marriedOn ? random.between(0, 2) : 0 }, (_, at) => {
    const gender: SampleGender = random.happens(0.5) ? 'female' : 'male';
    return relative(gender === 'female' ? 'daughter' : 'son', gender, yearsAfter(marriedOn ?? today, 1.5 + at * 3));
  });
  const alive = [...(spouse ? [spouse] : []), ...children, ...parents].filter(({ bornOn }) => bornOn < today);
  const isOld = ({ bornOn }: Relative) => yearsBetween(bornOn, today) > 88;
  return { maritalStatus, marriedOn, spouse, relatives: alive.filter((one) => !isOld(one)) };
}
