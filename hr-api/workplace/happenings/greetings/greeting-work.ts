import type { Dependencies, RecurringWork } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import { storedLanguage } from '../../../platform/language';
import type { Occurrence } from '../../../platform/schedules/occurrence';
import { findCelebrating, noteGreeting } from './celebrating';
import { greetingMail } from './greeting-mail';

const DAY_MS = 86_400_000;

/** Greets whose birthday it is today, once a year however often it runs. */
async function greet({ db, clock, env, mail }: Dependencies, occurrence: Occurrence): Promise<void> {
  const today = dayOf(clock());
  for (const { personId, accountId, name, ...to } of await findCelebrating(db, today)) {
    occurrence.signal.throwIfAborted();
    const language = storedLanguage(to.language) ?? 'en';
    const greeting = { to: to.mail, accountId, name, language, appUrl: env.APP_URL };
    await occurrence.deliver(personId, async (tx, id) => {
      if (!(await noteGreeting(tx, personId, today))) return 'nothing_to_send';
      await mail.queueMass(tx, greetingMail({ ...greeting, id }));
      return 'queued';
    });
  }
}

export const greetingWork: RecurringWork = {
  key: 'greet on birthdays',
  names: {
    de: 'Zum Geburtstag gratulieren',
    en: 'Send birthday greetings',
    es: 'Felicitar los cumpleaños',
    fr: 'Souhaiter les anniversaires',
    ja: '誕生日のお祝いメールを送信',
    zh: '发送生日祝福邮件',
  },
  everyMs: DAY_MS,
  usual: { time: '08:00', frequency: { kind: 'daily', every: 1 } },
  startsPaused: true,
  bounds: { leastMs: DAY_MS, mostMs: DAY_MS },
  mayBeSwitchedOff: true,
  run: greet,
};
