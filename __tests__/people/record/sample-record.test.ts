import { issuesOf } from '../../../lib/contract/platform/form/check';
import { Form } from '../../../lib/contract/platform/form/form';
import { choicesIn } from '../../../lib/contract/platform/form/answers';
import { personMaker } from '../../../hr-api/people/sample/sample-persons';
import { seatEveryone } from '../../../hr-api/people/sample/sample-seats';
import { beginningSections } from '../../../hr-api/people/record/beginning/beginning-sections';
import { filledIn, sampleRecord } from '../../../hr-api/people/record/sample/sample-record';
import { planOfSample, type SampledPerson } from '../../../hr-api/people/record/sample/sample-row';
import { separatorOf } from '../../../hr-api/people/record/values/person-columns';
import { wireDate } from '../../../hr-api/platform/dates';

const TODAY = '2026-11-23';

function everybody(today: string, employees = 400) {
  const makePerson = personMaker(today);
  return seatEveryone(today, employees).map((seat) => ({ seat, person: makePerson(seat) as SampledPerson['person'] }));
}

const sampled = everybody(TODAY);
const records = sampled.map((one) => ({ ...one, rows: sampleRecord(one, TODAY) }));
const current = (rows: ReturnType<typeof sampleRecord>) => rows.filter(({ to }) => to === null);

test.each([TODAY, '2027-02-28', '2028-02-29', '2030-01-01'])(
  'on %s every row keeps the rules of its section',
  (today) => {
    for (const one of everybody(today)) {
      for (const { section, answers } of sampleRecord(one, today)) {
        const issues = issuesOf(new Form(planOfSample(section), answers, { today }), 'answered');
        expect([one.seat.empid, section, issues]).toEqual([one.seat.empid, section, []]);
      }
    }
  },
);

test('nothing is filled in that its section does not ask or another answer disables', () => {
  for (const { rows, seat, person } of records) {
    const kept = filledIn({ seat, person }, TODAY).map(({ section, answers }, at) => ({
      section,
      lost: Object.entries(answers).filter(([code, answer]) => rows[at]?.answers[code] !== answer),
    }));
    expect(kept.filter(({ lost }) => lost.length > 0)).toEqual([]);
  }
});

test('what is chosen is one of the choices that the field has itself', () => {
  const wrong = records.flatMap(({ rows }) =>
    rows.flatMap(({ section, answers }) =>
      (beginningSections.get(section)?.fields ?? []).flatMap(({ code, options }) => {
        const values = options.map(({ value }) => value);
        return values.length > 0 ? choicesIn(answers[code] ?? '').filter((choice) => !values.includes(choice)) : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the columns of a person say what the record says', () => {
  for (const { rows, person, seat } of records) {
    for (const [code, { copies }] of beginningSections) {
      const [first] = current(rows).filter(({ section }) => section === code);
      for (const { column, fields } of first ? copies : []) {
        const answers = fields.map((field) => first?.answers[field] ?? '').filter((answer) => answer !== '');
        const inColumn = column === 'bornOn' ? wireDate(person.bornOn ?? '') : (person[column] ?? '');
        expect([seat.empid, column, answers.join(separatorOf(column))]).toEqual([seat.empid, column, inColumn]);
      }
    }
  }
});

test('the record of one person is the same each time', () => {
  const [first] = sampled;
  expect(sampleRecord(first!, TODAY)).toEqual(sampleRecord(first!, TODAY));
});

test('a row follows on what it said before', () => {
  const histories = records.flatMap(({ rows }) => rows.filter(({ to }) => to !== null));
  expect(new Set(histories.map(({ section }) => section))).toEqual(new Set([1, 3, 4, 8, 9, 10]));
  expect(histories.every(({ from, to }) => from < to!)).toBe(true);
});

test('some have filled in everything, others have gaps; lists have more rows than one', () => {
  const counts = [...beginningSections.keys()].map((code) => {
    const having = records.map(({ rows }) => current(rows).filter(({ section }) => section === code).length);
    return [code, having.filter((rows) => rows === 0).length, Math.max(...having)] as const;
  });
  for (const [code, without, most] of counts.filter(([code]) => code !== 2)) {
    expect([code, without > 0 && without < records.length]).toEqual([code, true]);
    expect([code, most > 1]).toEqual([code, beginningSections.get(code)?.isMaster]);
  }
  const full = records.filter(({ rows }) => new Set(rows.map(({ section }) => section)).size === 11);
  expect(full.length).toBeGreaterThan(20);
});

test('no relative’s benefits are shared out beyond a hundred per cent', () => {
  for (const { rows } of records) {
    const shares = new Map<string, number>();
    for (const { section, answers } of rows) {
      const benefit = answers['Benefit_Code'];
      if (section === 35 && benefit) shares.set(benefit, (shares.get(benefit) ?? 0) + Number(answers['Percentage']));
    }
    expect([...shares.values()].every((share) => share === 100)).toBe(true);
  }
});
