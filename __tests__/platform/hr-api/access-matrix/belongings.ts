import { eq } from 'drizzle-orm';
import { acceptances, conducts } from '../../../../hr-api/agreements/tables';
import { hashOfSecret, newSecret } from '../../../../hr-api/platform/random-secret';
import { devices } from '../../../../hr-api/access/devices/tables';
import { savedReplies, tickets } from '../../../../hr-api/helpdesk/tables';
import { calendarFeeds } from '../../../../hr-api/time/calendar-feeds/tables';
import { notifications } from '../../../../hr-api/workplace/notifications/tables';
import { tasks } from '../../../../hr-api/workplace/tasks/tables';
import { newCode } from '../../../../hr-api/platform/new-code';
import { employments } from '../../../../hr-api/people/tables';
import { CLIENT_USER_ROLE, ROLE } from '../../../../hr-api/people/accounts/role-codes';
import type { StoredFile } from '../../../../hr-api/platform/files/storage/store';
import { signatures } from '../../../../hr-api/workplace/signatures/tables';
import { ask as askForApproval } from '../../../workplace/approvals/test-subject';
import { TEST_NOW } from '../harness/test-settings';
import { accountOf, tokenFor } from './people';
import type { RolledBackApp } from './rolled-back-app';
import { ask } from './send';

/** What belongs to one person, by the codes and names that requests give it. */
export interface Belongings {
  readonly loginId: string;
  /** Of the account. */
  readonly account: string;
  /** Of the employment; `none` for somebody who has none. */
  readonly employment: string;
  /** Asked of IT support, with a file. */
  readonly ticket: string;
  readonly file: string;
  /** Asked of HR services, or of Facilities by a client user. */
  readonly otherTicket: string;
  readonly closedTicket: string;
  readonly notification: string;
  readonly device: { readonly DeviceID: string; readonly DeviceSecret: string };
  /** A subscription; somebody without an employment has none, and nobody its code and secret. */
  readonly feed: { readonly FeedCode: string; readonly FeedSecret: string };
  readonly savedReply: string;
  readonly signature: string;
  /** What they ask others to decide; `none` for somebody without an employment. */
  readonly approval: string;
  /** Of the sample; `none` for somebody without an employment. */
  readonly task: { readonly pending: string; readonly done: string };
}

interface SignedDocument {
  readonly series: string;
  readonly file: StoredFile;
}

const CLOSED = 10;

/** Gives somebody one of everything; they have accepted and signed the document. */
export async function giveBelongings(
  hr: RolledBackApp,
  loginId: string,
  document: SignedDocument,
): Promise<Belongings> {
  const { db } = hr;
  const account = await accountOf(hr, loginId);
  const { id: accountId, personId } = account;
  const isClient = account.kind === 'client';
  const token = await tokenFor(hr, { loginId, roleCode: isClient ? CLIENT_USER_ROLE : ROLE.employee, flag: 0 });
  const [employment] = await db
    .select({ id: employments.id, code: employments.code })
    .from(employments)
    .where(eq(employments.personId, personId!));

  const { HeaderCode: file } = await ask(hr, 'uploadTicketFile', { filename: 'screen.pdf' }, token);
  const raise = async (ProcessCode: number, CategoryCode: number, FileHeaderCode?: string) => {
    const words = { PriorityCode: 2, Subject: 'It does not start', Message: 'Since this morning.', Path: '' };
    return (await ask(hr, 'createTicket', { ProcessCode, CategoryCode, FileHeaderCode, ...words }, token)).QueryCode;
  };
  const ticket = await raise(1, 11, file);
  const otherTicket = isClient ? await raise(2, 21) : await raise(3, 31);
  const closedTicket = await raise(1, 11);
  await db.update(tickets).set({ statusCode: CLOSED, closedAt: TEST_NOW }).where(eq(tickets.code, closedTicket));

  const notification = newCode();
  const toldAs = isClient ? CLIENT_USER_ROLE : ROLE.employee;
  const told = { kind: 'N' as const, subject: 'Leave approved', body: '<p>Enjoy it.</p>', createdAt: TEST_NOW };
  await db.insert(notifications).values({ code: notification, accountId, roleCode: toldAs, ...told });

  const device = { DeviceID: newCode(), DeviceSecret: newSecret() };
  const secretHash = hashOfSecret(device.DeviceSecret);
  await db.insert(devices).values({ code: device.DeviceID, accountId, secretHash, registeredAt: TEST_NOW });

  const feed = { FeedCode: newCode(), FeedSecret: newSecret() };
  if (employment) {
    const made = { accountId, employmentId: employment.id, roleCode: ROLE.employee, kind: 'own' as const };
    const times = { madeAt: TEST_NOW, changedAt: TEST_NOW };
    await db
      .insert(calendarFeeds)
      .values({ ...made, ...times, code: feed.FeedCode, secretHash: hashOfSecret(feed.FeedSecret) });
  }

  const savedReply = newCode();
  await db.insert(savedReplies).values({ code: savedReply, accountId, title: 'Thanks', body: 'Thank you.' });

  const tasksOf = employment ? await db.select().from(tasks).where(eq(tasks.employmentId, employment.id)) : [];
  const taskOf = (isDone: boolean) => tasksOf.find(({ doneAt }) => Boolean(doneAt) === isDone)?.code ?? 'none';

  // So that the tickets and it have one order.
  hr.clock.now = new Date(hr.clock.now.getTime() + 1);
  const approval = employment ? (await askForApproval(hr, loginId)).code : 'none';

  return {
    loginId,
    approval,
    employment: employment?.code ?? 'none',
    ticket,
    file,
    otherTicket,
    closedTicket,
    notification,
    device,
    feed,
    account: accountId,
    savedReply,
    task: { pending: taskOf(false), done: taskOf(true) },
    signature: await sign(hr, personId!, document),
  };
}

async function sign({ db }: RolledBackApp, personId: string, { series, file }: SignedDocument): Promise<string> {
  const [conduct] = await db.select().from(conducts).where(eq(conducts.series, series));
  const code = newCode();
  const { documentId } = conduct!;
  const signed = { documentHash: file.sha256, way: 'typed' as const, signedName: 'Somebody', signedAt: TEST_NOW };
  const [signature] = await db
    .insert(signatures)
    .values({ code, documentId: documentId!, personId, fileId: file.id, ...signed })
    .returning({ id: signatures.id });
  const accepted = { conductId: conduct!.id, personId, acceptedAt: TEST_NOW, signatureId: signature!.id };
  await db.insert(acceptances).values(accepted);
  return code;
}
