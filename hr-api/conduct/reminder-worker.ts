import { randomUUID } from 'node:crypto';
import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Environment } from '../env';
import { insertRows } from '../insert-rows';
import type { JobHandler } from '../jobs/jobs';
import { storedLanguage } from '../language';
import { mailQueue, type MailQueue } from '../mail/mail';
import { notifications } from '../notifications/tables';
import { newCode } from '../people/codes';
import { dayOf, type CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { assignments, employments, persons } from '../people/tables';
import { roleGrants } from '../roles/tables';
import type { Secrets } from '../secrets';
import { accounts } from '../sign-in/tables';
import { assignedOn, employedOn } from './audience';
import { conductText, type Conduct } from './data';
import { isDueReminder, openAccount } from './due-reminders';
import { findConduct, holdSeries } from './keeping-data';
import type { Reader } from './found-people';
import { CONDUCT_PAGE, reminderMail, reminderNotice } from './reminder-mail';
import { stateOf } from './keeping-rules';
import { conductReminders } from './tables';

export const CONDUCT_REMINDER_QUEUE = 'conduct-reminders';

/** So many people in one transaction, that nobody else waits long while a large organisation is reminded. */
const AT_ONCE = 50;

export interface Reminding {
  readonly conductCode: string;
  /** Who asked for it. */
  readonly reader: Reader;
  /** When, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The person after whom the next batch begins; empty at the beginning. */
  readonly after: string;
}

interface WorkerOptions {
  readonly db: Database;
  readonly env: Pick<Environment, 'APP_URL'>;
  readonly secrets: Pick<Secrets, 'mail'>;
}

/** The worker of reminders: a batch, and a job for the next one. A batch that is worked on twice reminds once. */
export function conductReminderWorker({ db, env, secrets }: WorkerOptions): JobHandler {
  return async (data, jobs) => {
    const job = data as Reminding;
    await inTransaction(db, async (tx) => {
      const last = await remindSome(tx, job, {
        page: `${env.APP_URL}/${CONDUCT_PAGE}`,
        mail: mailQueue(jobs, secrets.mail),
      });
      if (last) await jobs.enqueue(tx, CONDUCT_REMINDER_QUEUE, { ...job, after: last });
    });
  };
}

interface Telling {
  /** Where an agreement is accepted, as mails name it. */
  readonly page: string;
  readonly mail: MailQueue;
}

/** Reminds the next people; answers the last of them where there may be more. */
async function remindSome(tx: Database, job: Reminding, telling: Telling): Promise<string | null> {
  const conduct = await findConduct(tx, job.conductCode);
  if (!conduct) return null;
  const at = new Date(job.askedAt);
  // Two jobs for one agreement take turns here, so that each person is reminded by one of them alone.
  if (stateOf(conduct, await holdSeries(tx, conduct.series), at) !== 'current') return null;
  const people = await nextPeople(tx, conduct, job, at);
  await insertRows(
    tx,
    conductReminders,
    people.map(({ personId }) => ({
      id: randomUUID(),
      conductId: conduct.id,
      personId,
      accountId: job.reader.accountId,
      remindedAt: at,
    })),
  );
  for (const person of people) await tell(tx, conduct, { ...person, at }, telling);
  return people.length === AT_ONCE ? (people.at(-1)?.personId ?? null) : null;
}

/** What is told to a person belongs to the lowest of their roles, which everybody has. */
const roleOn = (on: CalendarDate) => sql<number | null>`(
  select min(${roleGrants.roleCode}) from ${roleGrants}
  where ${roleGrants.accountId} = ${accounts.id} and ${asOn(roleGrants, on)})`;

async function nextPeople(tx: Database, conduct: Conduct, { reader, after }: Reminding, at: Date) {
  const today = dayOf(at);
  return tx
    .selectDistinctOn([persons.id], {
      personId: persons.id,
      name: persons.name,
      accountId: accounts.id,
      mail: accounts.mail,
      language: accounts.language,
      roleCode: roleOn(today),
    })
    .from(persons)
    .innerJoin(accounts, openAccount)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .where(and(await isDueReminder(tx, conduct, reader, at), after ? gt(persons.id, after) : undefined))
    .orderBy(asc(persons.id), asc(accounts.id))
    .limit(AT_ONCE);
}

type Told = Awaited<ReturnType<typeof nextPeople>>[number] & { readonly at: Date };

async function tell(tx: Database, conduct: Conduct, person: Told, { page, mail }: Telling): Promise<void> {
  const { accountId, roleCode, at } = person;
  const language = storedLanguage(person.language) ?? 'en';
  const title = (await conductText(tx, conduct.id, language))?.title ?? '';
  if (roleCode !== null)
    await tx.insert(notifications).values({
      code: newCode(),
      accountId,
      roleCode,
      kind: 'N',
      category: 'reminder',
      ...reminderNotice({ language, title }),
      link: CONDUCT_PAGE,
      createdAt: at,
    });
  if (person.mail) await mail.queue(tx, reminderMail({ ...person, language, title, link: page }));
}
