import { randomUUID } from 'node:crypto';
import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { sampleDrawings } from './sample-drawings';
import { buddyTaskMarks, buddyTasks, buddyTaskTexts, tourBuddies, tourImages } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const words: Record<(typeof languages)[number], typeof en> = { de, en, es, fr, ja, zh };

interface SampleTask {
  readonly key: keyof (typeof en)['tasks'];
  readonly category: keyof (typeof en)['categories'];
  readonly module: string;
  readonly link: string;
  /** The names of the elements of its steps, as many as it has texts. */
  readonly fields: readonly string[];
}

const onHome = { module: 'home', link: 'dashboard' } as const;

const sampleTasks: readonly SampleTask[] = [
  { key: 'find-your-way', category: 'start', ...onHome, fields: ['modules', 'menu', 'account'] },
  { key: 'language', category: 'start', ...onHome, fields: ['language', 'appearance'] },
  { key: 'today', category: 'day', ...onHome, fields: ['today', 'my-tasks', 'unread'] },
  { key: 'colleagues', category: 'day', ...onHome, fields: ['happenings', 'profile-card'] },
  {
    key: 'password',
    category: 'account',
    module: 'ecenter',
    link: 'esschangepassword',
    fields: ['OldPassword', 'NewPassword', 'confirmation'],
  },
  { key: 'find-employee', category: 'team', module: 'ecenter', link: 'employeesearch', fields: ['page-title'] },
];

const paragraph = (text: string) => `<p>${text}</p>`;

/** Whom the product offers as company on a tour, and what they can walk a person through. */
export async function loadBuddies(db: Database): Promise<void> {
  const images = sampleDrawings.map(({ name, drawing }, position) => ({ name, drawing, position }));
  await insertRows(db, tourImages, images);
  const rows = sampleTasks.map((task, position) => ({ ...task, id: randomUUID(), code: newCode(), position }));
  await insertRows(
    db,
    buddyTasks,
    rows.map(({ id, code, category, module, link, position }) => ({
      id,
      code,
      categoryCode: category,
      module,
      link,
      position,
    })),
  );
  await insertRows(
    db,
    buddyTaskTexts,
    rows.flatMap(({ id, key, category, fields }) =>
      languages.map((language) => {
        const { categories, tasks } = words[language];
        const { name, header, footer, steps } = tasks[key];
        return {
          taskId: id,
          language,
          categoryName: categories[category],
          name,
          header: paragraph(header),
          footer: paragraph(footer),
          steps: fields.map((fieldName, index) => ({ fieldName, content: paragraph(steps[index] ?? '') })),
        };
      }),
    ),
  );
}

/** Who has company already and has been through the first task; the newest have both still before them. */
export async function loadBuddyChoices(
  db: Database,
  accounts: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  const settled = accounts.filter(({ seat }) => seat.cast && !seat.cast.popupFlag && seat.number % 2 === 1);
  const [first] = await db.select({ id: buddyTasks.id }).from(buddyTasks).orderBy(buddyTasks.position).limit(1);
  if (!first) throw new Error('There is no buddy task');
  const doneAt = startOf(daysAfter(today, -6));
  await insertRows(
    db,
    tourBuddies,
    settled.map(({ accountId }, index) => ({
      accountId,
      imageName: sampleDrawings[index % sampleDrawings.length]!.name,
      chosenAt: doneAt,
    })),
  );
  await insertRows(
    db,
    buddyTaskMarks,
    settled.map(({ accountId }) => ({ accountId, taskId: first.id, doneAt })),
  );
}
