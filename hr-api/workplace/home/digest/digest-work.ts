import { firstRoleOf } from '../../../access/sign-in/accounts';
import { findAccountHolders, type AccountHolder } from '../../../people/accounts/account-holders';
import type { Dependencies, RecurringWork } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import type { Occurrence } from '../../../platform/schedules/occurrence';
import { findToday } from '../find-today';
import { digestMail } from './digest-mail';
import { digestRecipients, type DigestRecipient } from './digest-recipients';

const DAY_MS = 86_400_000;

/** Mails each person what awaits them at home; nothing to those whom nothing awaits. */
async function sendDigests(dependencies: Dependencies, occurrence: Occurrence): Promise<void> {
  const { db, clock } = dependencies;
  for await (const batch of digestRecipients(db, dayOf(clock()))) {
    const pending = await occurrence.pending(batch.map(({ id }) => id));
    const holders = new Map((await findAccountHolders(db, pending, clock())).map((one) => [one.accountId, one]));
    for (const account of batch) {
      occurrence.signal.throwIfAborted();
      const holder = holders.get(account.id);
      if (holder) await sendDigest(dependencies, occurrence, account, holder);
    }
  }
}

async function sendDigest(
  { db, clock, env, mail, capabilities }: Dependencies,
  occurrence: Occurrence,
  account: DigestRecipient,
  { actorAs, name, language }: AccountHolder,
): Promise<void> {
  const now = clock();
  const actor = actorAs(await firstRoleOf(db, account, now));
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
