import { yearsBetween } from '../../../../lib/contract/platform/expressions/days';
import { wireDate } from '../../../platform/dates';
import { genderOf, householdOf, type Relative } from './sample-household';
import { chancesOf, digits, hasFilled, rowOver, yesNo, type SampledPerson, type SampleRow } from './sample-row';

/** Who has still to name those who get a benefit: an agreement asks them for it. */
const WITHOUT_NOMINEES = 'E1010';

const ofFamily = (sampled: SampledPerson): readonly Relative[] => {
  const isFilled = hasFilled(sampled, chancesOf(sampled, 5), 0.75);
  return isFilled ? householdOf(sampled).relatives : [];
};

export function familyRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 51);
  return ofFamily(sampled).flatMap(({ relation, name, gender, bornOn, occupation }, row) => {
    const isMinor = yearsBetween(bornOn, today) < 18;
    const isParent = relation === 'mother' || relation === 'father';
    const isDependent = isMinor || random.happens(isParent ? 0.4 : 0.3);
    const livesWithMe = !isParent || random.happens(0.3);
    return rowOver(5, row, [
      [
        bornOn > from ? bornOn : from,
        {
          Relation: relation,
          Name: name,
          Gender: gender,
          DateOfBirth: wireDate(bornOn),
          Nationality: country,
          Occupation: occupation,
          LivesWithMe: yesNo(livesWithMe),
          IsDependent: yesNo(isDependent),
          IsInsured: isDependent && yesNo(random.happens(0.8)),
          IsMinor: yesNo(isMinor),
          GuardianName: isMinor && person.name,
          GuardianRelation: isMinor && (person.gender === 'female' ? 'mother' : 'father'),
        },
      ],
    ]);
  });
}

/** Whose row a nominee's row names stands as its place until the rows have ids. */
export const familyPlace = (row: number) => `family ${row}`;

/** Provident fund, gratuity, group life insurance. */
const BENEFITS = ['1', '2', '3'];

export function benefitRows(sampled: SampledPerson): SampleRow[] {
  const { seat, from } = sampled;
  const family = ofFamily(sampled);
  const random = chancesOf(sampled, 35);
  if (family.length === 0 || seat.empid === WITHOUT_NOMINEES || !hasFilled(sampled, random, 0.6)) return [];
  const nominees = family.slice(0, random.between(1, 2));
  const share = String(100 / nominees.length);
  return BENEFITS.flatMap((benefit, at) =>
    nominees.flatMap(({ bornOn }, row) =>
      rowOver(35, at * nominees.length + row, [
        [
          bornOn > from ? bornOn : from,
          { Family_Code: familyPlace(row), Benefit_Code: benefit, Nominee: 'Yes', Percentage: share },
        ],
      ]),
    ),
  );
}

export function emergencyRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from } = sampled;
  const random = chancesOf(sampled, 11);
  if (!person.emergencyContact) return [];
  const prefix = person.phone?.split(' ')[0] ?? '+91';
  const { relatives } = householdOf(sampled);
  const first = {
    name: person.emergencyContact,
    relation: genderOf(person.emergencyContact, country) === 'female' ? 'sister' : 'brother',
  };
  const contacts = [first, ...relatives.slice(0, random.between(0, 1))];
  return contacts.flatMap(({ name, relation }, row) =>
    rowOver(11, row, [
      [
        from,
        {
          Name: name,
          Relation: relation,
          CallOrder: String(row + 1),
          Phone: `${prefix} 0000 ${digits(random, 6)}`,
          LivesWithMe: random.happens(0.5) && 'Yes',
        },
      ],
    ]),
  );
}
