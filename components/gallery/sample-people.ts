/** A row of the samples of tables. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly city: string;
  readonly joinedOn: string;
  readonly age: number;
  readonly balance: number;
}

const GIVEN_NAMES = [
  'Ananya',
  'Björn',
  'Chloé',
  'Dmitri',
  'Elif',
  'Farid',
  'Grace',
  'Hiroshi',
  'Ines',
  'Jonas',
  'Kavya',
];
const FAMILY_NAMES = ['Rao', 'Ångström', 'Dubois', 'Ivanov', 'Yılmaz', 'Haddad', 'Okafor', 'Tanaka', 'Souza'];
export const UNITS = ['Operations', 'Finance', 'People', 'Engineering', 'Legal'] as const;
export const CITIES = ['Bengaluru', 'Chennai', 'Hyderabad', 'Mumbai', 'Pune', 'São Paulo', 'Zürich'] as const;

/** So many people who are the same each time. */
export function samplePeople(count: number): readonly SamplePerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `P${String(at + 1).padStart(6, '0')}`,
    name: `${GIVEN_NAMES[at % GIVEN_NAMES.length]} ${FAMILY_NAMES[(at * 5) % FAMILY_NAMES.length]}`,
    unit: UNITS[(at * 7) % UNITS.length]!,
    city: CITIES[(at * 3) % CITIES.length]!,
    joinedOn: `${2005 + ((at * 11) % 20)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    age: 20 + ((at * 13) % 45),
    balance: ((at * 17) % 400) - 150,
  }));
}
