import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamGrid } from '@/components/time/team-calendar/grid/team-grid';
import { longDayText } from '@/components/time/team-calendar/model/absence-texts';
import { makeGrid } from '@/components/time/team-calendar/model/make-grid';
import type { ReplyFor } from '@/lib/contract/all';
import { translatorOf } from '@/lib/i18n/translator-of';
import messages from '@/messages/en/team-calendar.json';
import { renderWithMessages } from '../../render-with-messages';

type Reply = ReplyFor<'listTeamCalendar'>;
type Person = Reply['People'][number];

const WHOLE = { FromPortion: 'whole', ToPortion: 'whole', Hours: 0, State: 'approved', TypeName: '' } as const;
const person = (Name: string, Away: Person['Away'] = []): Person => ({
  ...{ Name, Empid: Name, KeyCode: `key-${Name}`, HasPhoto: false, Unit_Name: 'Firmware', IsOwn: false, Away },
  Calendars: [{ From: '01-Dec-2026', CalendarCode: '2' }],
});
const reply: Reply = {
  Code: '',
  HasMore: false,
  People: [
    person('Arun', [{ ...WHOLE, From: '03-Dec-2026', To: '05-Dec-2026' }]),
    person('Bea', [
      {
        ...WHOLE,
        From: '04-Dec-2026',
        To: '04-Dec-2026',
        FromPortion: 'first',
        ToPortion: 'first',
        TypeName: 'Sick leave',
      },
      {
        ...WHOLE,
        From: '07-Dec-2026',
        To: '08-Dec-2026',
        FromPortion: 'second',
        State: 'pending',
        TypeName: 'Earned leave',
      },
    ]),
    person('Chitra'),
  ],
  Calendars: [
    {
      CalendarCode: '2',
      Name: 'Bengaluru',
      FreeDays: [
        { Day: '06-Dec-2026', Portion: 'whole', Name: '' },
        { Day: '25-Dec-2026', Portion: 'whole', Name: 'Christmas Day' },
      ],
    },
  ],
};

const t = translatorOf('team-calendar', { 'team-calendar': messages }, 'en');

const view = { first: '2026-12-01', length: 'month' as const };
const gridOf = (shown: Reply) => makeGrid(shown, { view, last: '2026-12-31', today: '2026-12-03', t, language: 'en' });

function draw() {
  const grid = gridOf(reply);
  renderWithMessages(<TeamGrid label="Who is away" grid={grid} />);
  return grid;
}

test('each absence is said in words, halves and what is asked for included', () => {
  draw();
  const said = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
  expect(said).toEqual(
    expect.arrayContaining([
      'Arun, Away: 3 December to 5 December',
      'Bea, Sick leave: 4 December until noon',
      'Bea, Earned leave, asked for: 7 December from noon to 8 December',
    ]),
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('Arun'),
    expect.stringContaining('Bea'),
    expect.stringContaining('Chitra'),
  ]);
});

test('halves of days are drawn as halves', () => {
  const { rows } = draw();
  expect(rows[0]!.absences[0]).toMatchObject({ first: 4, last: 9, letter: '' });
  expect(rows[1]!.absences).toMatchObject([
    { first: 6, last: 6, letter: 'S' },
    { first: 13, last: 15, letter: 'E' },
  ]);
});

test('leave over the edge of a month is drawn to the edge and told from end to end', () => {
  const People = [
    person('Devi', [{ ...WHOLE, From: '28-Dec-2026', To: '08-Jan-2027' }]),
    person('Emil', [{ ...WHOLE, From: '30-Nov-2026', To: '01-Dec-2026', ToPortion: 'first' }]),
  ];
  const { rows } = gridOf({ ...reply, People });
  expect(rows[0]!.absences).toMatchObject([{ first: 54, last: 61, when: '28 December to 8 January' }]);
  expect(rows[1]!.absences).toMatchObject([{ first: 0, last: 0, when: '30 November to 1 December until noon' }]);
});

test('the first of a month is written as French writes it', () => {
  expect(longDayText('2026-12-01', 'fr')).toBe('1er décembre');
  expect(longDayText('2026-12-01', 'fr', 'long')).toBe('mardi 1er décembre');
  expect(longDayText('2026-12-11', 'fr')).toBe('11 décembre');
});

test('the Tab key reaches one cell, today, and arrows go by day and by person', async () => {
  draw();
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Thursday 3 December: Arun, Away: 3 December to 5 December');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Friday 4 December: Bea, Sick leave: 4 December until noon');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Friday 4 December: Chitra, No absence');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('Sunday 6 December: Chitra, Day off');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toHaveAccessibleName('Thursday 31 December: Chitra, No absence');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Chitra' }));
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Arun' }));
});

test('Enter opens who and what, and Escape leads back to the cell', async () => {
  draw();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  const details = screen.getByRole('dialog', { name: 'Bea, Friday 4 December', hidden: true });
  expect(details).toHaveTextContent('Sick leave4 December until noon');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toHaveAccessibleName(/^Friday 4 December: Bea/);
});
