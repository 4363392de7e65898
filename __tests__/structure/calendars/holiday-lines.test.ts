import {
  emptyHoliday,
  readHolidayLines,
  withHolidays,
  withNamedDays,
} from '@/components/structure/calendars/holiday-lines';

test('pasted lines become holidays with any separator; empty lines are skipped', () => {
  expect(readHolidayLines('2027-01-26 Republic Day\r\n\n2027-08-15,  Independence Day \n')).toEqual({
    days: [
      { On: '2027-01-26', Name: 'Republic Day' },
      { On: '2027-08-15', Name: 'Independence Day' },
    ],
    issue: null,
  });
});

test.each(['2027-02-30 No such day', '26-01-2027 Wrong way round', '2027-01-26', 'Republic Day'])(
  'a line that is not a day and a name is pointed at: %s',
  (line) => {
    expect(readHolidayLines(`2027-01-01 New Year\n${line}`).issue).toEqual({ number: 2, line });
  },
);

const named = (On: string, de: string, fr = '') => {
  const day = emptyHoliday();
  return { ...day, On, Names: { ...day.Names, de, fr } };
};

test('days stand in their order, and of two for one day the later one counts', () => {
  const listed = [named('2027-08-15', 'Mariä Himmelfahrt')];
  const more = [named('2027-08-15', 'Himmelfahrt'), named('2027-01-06', 'Dreikönig')];
  expect(withHolidays(listed, more)).toEqual([more[1], more[0]]);
});

test('a list in another language names days that are there, and leaves what they are', () => {
  const half = { ...named('2027-12-24', 'Heiligabend'), Kind: 'regional' as const, Portion: 'second' as const };
  const found = [
    { On: '2027-12-24', Name: 'Veille de Noël' },
    { On: '2027-12-25', Name: 'Noël' },
  ];
  expect(withNamedDays([half], found, 'fr')).toEqual([
    { ...half, Names: { ...half.Names, fr: 'Veille de Noël' } },
    named('2027-12-25', '', 'Noël'),
  ]);
});
