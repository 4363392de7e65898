import { capabilities } from './composed';
import { readArguments, type AdminTask } from './admin-arguments';
import { verifySeals } from './platform/audit/seals/verify-seals';
import { type OpenDatabase } from './platform/db/database';
import { openDatabase } from './platform/db/open-database';
import { readEnv, type Environment } from './platform/env';
import { startJobs } from './platform/jobs/jobs';
import { createLog } from './platform/log';
import { storeOf } from './platform/files/storage/store';
import { MAIL_QUEUE, mailQueue, type MailQueue } from './platform/mail/mail-queue';
import { mailHandler } from './platform/mail/send';
import { loadReference } from './reference';
import { createFirstAdministrator } from './access/roles/first-administrator';
import { deriveSecrets } from './platform/secrets';
import { RecordKeys, wrapAnew } from './people/record/values/keys';
import { resealAll } from './people/record/values/reseal';
import { factorsOfLogin, resetByLoginId } from './access/second-factor/reset/reset-by-operator';
import { liftByLoginId, pausesByLoginId } from './access/pauses/pauses-of-account';
import { identitiesOf, unbind } from './access/single-sign-on/unbind';

/**
 * Creates the first administrator in a database that has none, shows and removes what an account is bound to, its second factor or
 * its pauses, seals records anew, checks the audit trail.
 */
async function main(): Promise<void> {
  const task = readArguments();
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  try {
    await database.migrate();
    process.stdout.write(`${await outcomeOf(task, database, env)}\n`);
  } finally {
    await database.close();
  }
}

async function outcomeOf(task: AdminTask, database: OpenDatabase, env: Environment): Promise<string> {
  if (task.kind === 'identities') {
    return task.isRemoval ? removeIdentities(task.loginId, database, env) : listIdentities(task.loginId, database);
  }
  if (task.kind === 'second-factor')
    return task.isRemoval ? resetFactor(task.loginId, database, env) : showFactor(task.loginId, database);
  if (task.kind === 'pauses')
    return task.isLift ? liftPauses(task.loginId, database) : listPauses(task.loginId, database);
  if (task.kind === 'record-key') return rotateRecordKey(database, env);
  if (task.kind === 'audit') return checkAudit(database);
  const { id, mail } = task.administrator;
  await createFirstAdministrator(database.db, task.administrator, { now: new Date(), loadReference });
  return (
    `${id} is the administrator now. When the portal runs, they set their password at ` +
    `${env.APP_URL}/auth/forgot-password with a code that is mailed to ${mail}`
  );
}

async function listIdentities(loginId: string, { db }: OpenDatabase): Promise<string> {
  const bound = await identitiesOf(db, loginId);
  const lines = bound.map(({ issuer, subject, boundAt }) => {
    return `${loginId} is bound to ${JSON.stringify(subject)} at ${issuer} since ${boundAt.toISOString()}`;
  });
  return lines.join('\n') || `${loginId} is bound to no identity`;
}

async function listPauses(loginId: string, { db }: OpenDatabase): Promise<string> {
  const pauses = await pausesByLoginId(db, loginId, new Date());
  const lines = pauses.map(({ isOwn, since, until }) => {
    const where = isOwn ? 'in a browser of their own' : 'elsewhere';
    return `${loginId} waits ${where} since ${since.toISOString()} until ${until.toISOString()}`;
  });
  return lines.join('\n') || `${loginId} has no pause`;
}

async function liftPauses(loginId: string, { db }: OpenDatabase): Promise<string> {
  await liftByLoginId(db, loginId, new Date());
  return `${loginId} can sign in at once`;
}

async function rotateRecordKey({ db }: OpenDatabase, env: Environment): Promise<string> {
  const wrapping = deriveSecrets(env.HR_API_KEY).record;
  if (env.HR_API_KEY_BEFORE) await wrapAnew(db, { from: deriveSecrets(env.HR_API_KEY_BEFORE).record, to: wrapping });
  const keys = new RecordKeys(wrapping);
  await keys.add(db, new Date());
  return `${await resealAll(db, keys, capabilities)} rows with secret answers are sealed with a new key`;
}

async function checkAudit({ db }: OpenDatabase): Promise<string> {
  const { blocks, rows, purged, unsealed, last, fault } = await verifySeals(db);
  if (fault) throw new Error(`Block ${fault.block} of the audit trail is the first broken one: ${fault.reason}`);
  const lines = [
    `${blocks} blocks with ${rows} rows are whole (rows of these that were purged: ${purged})`,
    last ? `The last block is ${last.number}, its hash ${last.hash}` : 'There is no block yet',
    `Rows that are not sealed yet: ${unsealed}`,
  ];
  return lines.join('\n');
}

async function showFactor(loginId: string, { db }: OpenDatabase): Promise<string> {
  const { app, passkeys } = await factorsOfLogin(db, loginId);
  const used = ({ lastUsedAt }: { readonly lastUsedAt: Date | null }) =>
    lastUsedAt ? `it was last used ${lastUsedAt.toISOString()}` : 'it was not used yet';
  const lines = passkeys.map(
    (passkey) =>
      `${loginId} has the passkey ${JSON.stringify(passkey.name)} since ${passkey.addedAt.toISOString()}; ${used(passkey)}`,
  );
  if (app) lines.unshift(`${loginId} has an authenticator app since ${app.addedAt.toISOString()}; ${used(app)}`);
  return lines.join('\n') || `${loginId} has no second factor`;
}

async function resetFactor(loginId: string, database: OpenDatabase, env: Environment): Promise<string> {
  await withMail(database, env, (mail) =>
    resetByLoginId(database.db, loginId, { now: new Date(), services: { env, mail } }),
  );
  return (
    `${loginId} has no second factor any more, and is signed out everywhere. Their next sign-in is by a mailed code and ` +
    'adds a new app or passkey. The owner is told by mail.'
  );
}

/** Does what sends mails, and ends when they are sent. */
async function withMail(
  database: OpenDatabase,
  env: Environment,
  work: (mail: MailQueue) => Promise<void>,
): Promise<void> {
  const key = deriveSecrets(env.HR_API_KEY).mail;
  const log = createLog({ LOG_LEVEL: 'silent' });
  const sender = mailHandler({ env, key, log, db: database.db, files: storeOf(env) });
  const jobs = await startJobs({ database, queues: { [MAIL_QUEUE]: sender.handle }, recurring: [], log });
  try {
    await work(mailQueue(jobs, { key, log }));
  } finally {
    await jobs.stop();
    sender.close();
  }
}

async function removeIdentities(loginId: string, database: OpenDatabase, env: Environment): Promise<string> {
  await withMail(database, env, (mail) => unbind(database.db, loginId, { now: new Date(), mail, appUrl: env.APP_URL }));
  return (
    `${loginId} is bound to no identity any more, and signed out everywhere. Who next comes by single sign-on with the ` +
    'verified address of the account binds theirs. The owner is told by mail.'
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
