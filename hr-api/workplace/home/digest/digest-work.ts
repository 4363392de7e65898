import { firstRoleOf } from '../../../access/sign-in/accounts';
import { backgroundActor } from '../../../people/accounts/background-actor';
import type { Dependencies, RecurringWork } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import { storedLanguage } from '../../../platform/language';
import type { Occurrence } from '../../../platform/schedules/occurrence';
import { findToday } from '../find-today';
import { digestMail } from './digest-mail';
import { digestRecipients, type DigestRecipient } from './digest-recipients';

const DAY_MS = 86_400_000;

/** Mails each person what awaits them at home; nothing to those whom nothing awaits. */
async function sendDigests(dependencies: Dependencies, occurrence: Occurrence): Promise<void> {
  const { db, clock } = dependencies;
  for await (const batch of digestRecipients(db, dayOf(clock()))) {
    const pending = new Set(await occurrence.pending(batch.map(({ account }) => account.id)));
    for (const recipient of batch) {
      occurrence.signal.throwIfAborted();
      if (pending.has(recipient.account.id)) await sendDigest(dependencies, occurrence, recipient);
    }
  }
}

async function sendDigest(
  { db, clock, env, mail, capabilities }: Dependencies,
  occurrence: Occurrence,
  { account, name, employmentId }: DigestRecipient,
): Promise<void> {
  const now = clock();
  const language = storedLanguage(account.language) ?? 'en';
  const roleCode = await firstRoleOf(db, account, now);
  const actor = await backgroundActor(db, { ...account, employmentId }, { roleCode, on: dayOf(now) });
  const today = await findToday({ actor, db, now, language, services: { capabilities } });
  const rows = today.rows.filter(({ group }) => group === 'now' || group === 'week');
  if (rows.length === 0) return;
  const count = today.count('now') + today.count('week');
  const digest = { to: account.mail, accountId: account.id, name, language, rows, count, appUrl: env.APP_URL };
  await occurrence.deliver(account.id, async (tx, id) => {
    await mail.queueMass(tx, digestMail({ ...digest, id }));
    return 'queued';
  });
}

export const digestWork: RecurringWork = {
  key: 'send digests',
  names: {
    de: 'Übersicht mailen, was auf jede Person wartet',
    en: 'Mail everyone a digest of what awaits them',
    es: 'Enviar a cada persona un resumen de lo que le espera',
    fr: 'Envoyer à chacun un récapitulatif de ce qui l’attend',
    ja: '各自の未対応事項のまとめをメールで送信',
    zh: '向每个人发送待处理事项摘要邮件',
  },
  everyMs: 7 * DAY_MS,
  usual: { time: '08:00', frequency: { kind: 'weekly', every: 1, weekDays: [2] } },
  startsPaused: true,
  bounds: { leastMs: DAY_MS, mostMs: 31 * DAY_MS },
  mayBeSwitchedOff: true,
  run: sendDigests,
};
