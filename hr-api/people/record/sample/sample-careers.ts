import { daysAfter, daysBetween, wireDate, type CalendarDate } from '../../../platform/dates';
import {
  chancesOf,
  digits,
  hasFilled,
  rowOver,
  wireMonth,
  yesNo,
  type SampledPerson,
  type SampleRow,
} from './sample-row';
import { homesNear, hometowns } from './sample-places';
import { randomFrom } from '../../sample/sample-random';
import { sampleNames } from '../../sample/sample-names';

interface Schooling {
  readonly school: string;
  readonly bachelor: readonly string[];
  readonly master: readonly string[];
  readonly colleges: readonly string[];
}

const SCHOOLING: Record<string, Schooling> = {
  IN: {
    school: 'Higher Secondary Certificate',
    bachelor: ['B.E.', 'B.Tech.', 'B.Com.', 'B.Sc.'],
    master: ['M.Tech.', 'MBA', 'M.Sc.'],
    colleges: [
      'Visvesvaraya Technological University',
      'College of Engineering Pune',
      'Anna University',
      'University of Mumbai',
    ],
  },
  DE: {
    school: 'Abitur',
    bachelor: ['B.Sc.', 'B.Eng.', 'B.A.'],
    master: ['M.Sc.', 'Diplom-Ingenieur'],
    colleges: ['Technische Universität München', 'Hochschule Augsburg', 'Universität Stuttgart'],
  },
  ES: {
    school: 'Bachillerato',
    bachelor: ['Grado en Ingeniería', 'Grado en ADE'],
    master: ['Máster universitario'],
    colleges: ['Universitat Politècnica de Catalunya', 'Universidad de Zaragoza', 'Universitat de València'],
  },
  FR: {
    school: 'Baccalauréat général',
    bachelor: ['Licence', 'Licence professionnelle'],
    master: ['Diplôme d’ingénieur', 'Master'],
    colleges: ['INSA Lyon', 'Université Grenoble Alpes', 'Université de Nantes'],
  },
  JP: {
    school: 'Upper secondary school',
    bachelor: ['Bachelor of Engineering', 'Bachelor of Economics'],
    master: ['Master of Engineering'],
    colleges: ['Osaka University', 'Kobe University', 'Okayama University'],
  },
  CN: {
    school: 'Senior secondary school',
    bachelor: ['Bachelor of Engineering', 'Bachelor of Management'],
    master: ['Master of Engineering', 'MBA'],
    colleges: ['Tongji University', 'Zhejiang University', 'Soochow University'],
  },
  US: {
    school: 'High school diploma',
    bachelor: ['B.S.', 'B.A.'],
    master: ['M.S.', 'MBA'],
    colleges: ['Northeastern University', 'University of Massachusetts', 'Boston University'],
  },
  GB: {
    school: 'A levels',
    bachelor: ['BEng', 'BSc', 'BA'],
    master: ['MEng', 'MSc'],
    colleges: ['University of Manchester', 'University of Leeds', 'Swansea University'],
  },
};

const SUBJECTS = ['Electronics', 'Computer science', 'Mechanical engineering', 'Economics', 'Physics', 'Mathematics'];

const yearsAfter = (on: CalendarDate, years: number) => daysAfter(on, Math.round(years * 365.25));

export function educationRows(sampled: SampledPerson): SampleRow[] {
  const { person, country, from, today } = sampled;
  const random = chancesOf(sampled, 6);
  const schooling = SCHOOLING[country];
  if (!schooling || !person.bornOn || !hasFilled(sampled, random, 0.85)) return [];
  const born = person.bornOn;
  const stages = [
    { level: 'higher-secondary', course: schooling.school, startsAt: 16, endsAt: 18, chance: 1 },
    { level: 'bachelor', course: random.pick(schooling.bachelor), startsAt: 18.2, endsAt: 21.8, chance: 0.9 },
    { level: 'master', course: random.pick(schooling.master), startsAt: 22, endsAt: 23.8, chance: 0.35 },
  ];
  const taken = stages.filter(({ chance }) => random.happens(chance));
  return taken.flatMap(({ level, course, startsAt, endsAt }, row) => {
    const endsOn = yearsAfter(born, endsAt);
    const isCompleted = endsOn <= today;
    const isSchool = level === 'higher-secondary';
    return rowOver(6, row, [
      [
        from,
        {
          Level: level,
          Course: course,
          Subject: !isSchool && random.pick(SUBJECTS),
          Institution: isSchool
            ? `${random.pick(hometowns[country] ?? []).city} School`
            : random.pick(schooling.colleges),
          Country: country,
          StudyMode: 'full-time',
          StartedIn: wireMonth(yearsAfter(born, startsAt)),
          IsCompleted: yesNo(isCompleted),
          CompletedIn: isCompleted && wireMonth(endsOn),
          ExpectedIn: !isCompleted && wireMonth(endsOn),
          IsHighest: isCompleted && yesNo(row === taken.length - 1),
          GradeKind: isCompleted && 'percentage',
          Grade: isCompleted && String(random.between(58, 96)),
        },
      ],
    ]);
  });
}

const EMPLOYERS = [
  'Brightwell Systems',
  'Corvane Automation',
  'Delmora Software',
  'Ostrava Instruments',
  'Pellham Devices',
  'Quintora Services',
];
const JOBS = [
  { title: 'Software engineer', section: 'information-technology' },
  { title: 'Test engineer', section: 'quality' },
  { title: 'Design engineer', section: 'engineering' },
  { title: 'Production planner', section: 'production' },
  { title: 'Account manager', section: 'sales' },
  { title: 'Analyst', section: 'finance' },
];
const REASONS = ['career', 'pay', 'relocation', 'end-of-contract', 'family'];
const CURRENCIES: Record<string, string> = { IN: 'INR', JP: 'JPY', CN: 'CNY', US: 'USD', GB: 'GBP' };
/** A year's pay at the beginning of a career. */
const FIRST_PAY: Record<string, number> = { IN: 480_000, JP: 3_600_000, CN: 120_000, US: 62_000, GB: 27_000 };

/** Where somebody worked before, the last first: as many years as there were since their studies. */
export function experienceRows(sampled: SampledPerson): SampleRow[] {
  const { person, seat, country, from, today } = sampled;
  const random = chancesOf(sampled, 7);
  const begun = person.bornOn && yearsAfter(person.bornOn, 23.9);
  if (!begun || daysBetween(begun, seat.joinedOn) < 500 || !hasFilled(sampled, random, 0.8)) return [];
  const rows: SampleRow[] = [];
  let until = daysAfter(seat.joinedOn, -random.between(10, 60));
  for (let row = 0; row < 3 && daysBetween(begun, until) > 300; row++) {
    const days = Math.min(daysBetween(begun, until), random.between(400, 1600));
    const since = daysAfter(until, -days);
    const job = random.pick(JOBS);
    const reference = randomFrom(seat.number * 8 + row + 17_000_003);
    const mayBeAsked = reference.happens(0.4);
    const names = sampleNames[country];
    rows.push(
      ...rowOver(7, row, [
        [
          from,
          {
            Employer: random.pick(EMPLOYERS),
            JobTitle: job.title,
            JobSection: job.section,
            EmploymentKind: row > 1 ? 'internship' : 'full-time',
            City: homesNear[seat.location].city,
            Country: country,
            FromDate: wireDate(since),
            ToDate: wireDate(until),
            LeavingReason: random.pick(REASONS),
            LastSalary: String(Math.round(((FIRST_PAY[country] ?? 38_000) * (1.4 - row * 0.15)) / 100) * 100),
            SalaryCurrency: CURRENCIES[country] ?? 'EUR',
            MayBeAsked: yesNo(mayBeAsked),
            RefereeName: mayBeAsked && names && `${reference.pick(names.female)} ${reference.pick(names.family)}`,
            RefereePhone: mayBeAsked && `${person.phone?.split(' ')[0] ?? '+91'} 0000 ${digits(reference, 6)}`,
            CheckedOn: mayBeAsked && from < today && wireDate(from),
            CheckResult: mayBeAsked && from < today && reference.pick(['confirmed', 'confirmed', 'unanswered']),
          },
        ],
      ]),
    );
    until = daysAfter(since, -random.between(10, 90));
  }
  return rows;
}
