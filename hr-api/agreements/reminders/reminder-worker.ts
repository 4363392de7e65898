import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { Environment } from '../../platform/env';
import { insertRows } from '../../platform/insert-rows';
import type { JobHandler } from '../../platform/jobs/jobs';
import { storedLanguage } from '../../platform/language';
import { MASS_MAIL_QUEUE, queueMassMail } from '../../platform/mail/mail-queue';
import type { TemplateMail } from '../../platform/mail/templates/compose-mail';
import { notifications } from '../../workplace/notifications/tables';
import { newCode } from '../../platform/new-code';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, persons } from '../../people/tables';
import { accounts, roleGrants } from '../../people/accounts/tables';
import type { Secrets } from '../../platform/secrets';
import { assignedOn, employedOn } from '../audience';
import { conductText, type Conduct } from '../data';
import { isDueReminder, openAccount } from './due-reminders';
import { findConduct, lockSeries } from '../admin/admin-data';
import type { Reader } from '../admin/find-people';
import { CONDUCT_PAGE, reminderMail, reminderNotice } from './reminder-mail';
import { stateOf } from '../admin/admin-rules';
import { conductReminders } from '../tables';

export const CONDUCT_REMINDER_QUEUE = 'conduct-reminders';

/** So many people are looked at together; by their ids that takes as long for the last of them as for the first. */
const BATCH_SIZE = 200;

/** So often in one transaction, as long as nobody is to be reminded, that nobody else waits long in a large organisation. */
const MAX_BATCHES = 20;

/** Nobody is reminded while so many mails wait already: they would only make the queue slow. */
const MAX_WAITING_MAILS = 1000;
const PAUSE_MS = 1000;

export interface ReminderJob {
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
  readonly log: FastifyBaseLogger;
}

/** The worker of reminders: a batch, and a job for the next one. A batch that is worked on twice reminds once. */
export function conductReminderWorker({ db, env, secrets, log }: WorkerOptions): JobHandler {
  return async (data, jobs) => {
    const job = data as ReminderJob;
    if ((await jobs.waitingIn(MASS_MAIL_QUEUE)) > MAX_WAITING_MAILS) {
      await delay(PAUSE_MS);
      return jobs.enqueue(db, CONDUCT_REMINDER_QUEUE, job);
    }
    await inTransaction(db, async (tx) => {
      const { last, mails } = await remindSome(tx, job, `${env.APP_URL}/${CONDUCT_PAGE}`);
      await queueMassMail(jobs, { key: secrets.mail, log }, tx, mails);
      if (last) await jobs.enqueue(tx, CONDUCT_REMINDER_QUEUE, { ...job, after: last });
    });
  };
}

interface Reminded {
  /** Behind whom there may be more people. */
  readonly last?: string;
  readonly mails: readonly TemplateMail[];
}

/** Reminds the next people; `page` is where an agreement is accepted, as mails name it. */
async function remindSome(tx: Database, job: ReminderJob, page: string): Promise<Reminded> {
  const conduct = await findConduct(tx, job.conductCode);
  if (!conduct) return { mails: [] };
  const at = new Date(job.askedAt);
  // Two jobs for one agreement take turns here, so that each person is reminded by one of them alone.
  if (stateOf(conduct, await lockSeries(tx, conduct.series), at) !== 'current') return { mails: [] };
  let last: string | undefined = job.after;
  let people: RemindedPerson[] = [];
  for (let look = 0; look < MAX_BATCHES && people.length === 0 && last !== undefined; look += 1) {
    const after: string = last;
    last = await endOfBatch(tx, after);
    people = await nextPeople(tx, conduct, { ...job, after }, last);
  }
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
  return { last, mails: await sendReminder(tx, conduct, people, { page, at }) };
}

/** The last of those who are looked at next; undefined where everybody else is. */
async function endOfBatch(tx: Database, after: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(after ? gt(persons.id, after) : undefined)
    .orderBy(asc(persons.id))
    .offset(BATCH_SIZE - 1)
    .limit(1);
  return last?.id;
}

/** What is told to a person belongs to the lowest of their roles, which everybody has. */
const roleOn = (on: CalendarDate) => sql<number | null>`(
  select min(${roleGrants.roleCode}) from ${roleGrants}
  where ${roleGrants.accountId} = ${accounts.id} and ${asOn(roleGrants, on)})`;

async function nextPeople(tx: Database, conduct: Conduct, { reader, after, askedAt }: ReminderJob, end?: string) {
  const at = new Date(askedAt);
  const today = dayOf(at);
  const isLookedAt = and(after ? gt(persons.id, after) : undefined, end ? lte(persons.id, end) : undefined);
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
    .where(and(isLookedAt, await isDueReminder(tx, { conduct, reader, at }, 'one')))
    .orderBy(asc(persons.id), asc(accounts.id));
}

type RemindedPerson = Awaited<ReturnType<typeof nextPeople>>[number];

/** Notes what each is told in the portal, and answers the mails that tell the same. */
async function sendReminder(
  tx: Database,
  conduct: Conduct,
  people: readonly RemindedPerson[],
  { page, at }: { page: string; at: Date },
): Promise<TemplateMail[]> {
  const titles = new Map<Language, string>();
  const told = people.map((person) => ({ ...person, language: storedLanguage(person.language) ?? 'en' }));
  for (const language of new Set(told.map((person) => person.language)))
    titles.set(language, (await conductText(tx, conduct.id, language))?.title ?? '');
  const reminders = told.map((person) => ({ ...person, title: titles.get(person.language) ?? '', link: page }));
  const notices = reminders.flatMap(({ roleCode, accountId, language, title }) =>
    roleCode === null
      ? []
      : {
          code: newCode(),
          accountId,
          roleCode,
          kind: 'N' as const,
          category: 'reminder' as const,
          ...reminderNotice({ language, title }),
          link: CONDUCT_PAGE,
          createdAt: at,
        },
  );
  await insertRows(tx, notifications, notices);
  return reminders.flatMap((reminder) => (reminder.mail ? reminderMail(reminder) : []));
}
