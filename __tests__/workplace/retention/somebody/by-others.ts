import { eq, ne } from 'drizzle-orm';
import { acceptances, conductReminders } from '../../../../hr-api/agreements/tables';
import {
  helpdeskMembers,
  savedReplies,
  ticketMessages,
  ticketReadings,
  tickets,
} from '../../../../hr-api/helpdesk/tables';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { sentMails } from '../../../../hr-api/platform/mail/sent/tables';
import { newCode } from '../../../../hr-api/platform/new-code';
import {
  approvalApprovers,
  approvalEvents,
  approvals,
  delegations,
} from '../../../../hr-api/workplace/approvals/tables';
import { birthdayGreetings, wishes } from '../../../../hr-api/workplace/happenings/tables';
import {
  internalMessageReadings,
  internalMessages,
  notifications,
} from '../../../../hr-api/workplace/notifications/tables';
import { signatures } from '../../../../hr-api/workplace/signatures/tables';
import { GROUP } from '../../../../lib/contract/workplace/search';
import { publishFor, signFor, uploadPdf } from '../../../agreements/conduct-documents';
import { actorOf } from '../../../people/cast-actors';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { ask as askForApproval } from '../../approvals/test-subject';
import { callAs } from '../retention-scene';
import { WHO, WORDS, says, type Ids } from './who';

/** They asked, and decided for somebody else. */
export async function approved(hr: TestApp, { personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  await askForApproval(hr, WHO);
  const others = await askForApproval(hr, 'E1003');
  const [approval] = await db.select().from(approvals).where(eq(approvals.code, others.code));
  const event = { approvalId: approval!.id, what: 'approved' as const, at: clock.now, personId, comment: says('Fine') };
  await db.insert(approvalEvents).values({ ...event, onBehalfOfId: personId, added: [], removed: [] });
  const decided = { state: 'approved' as const, decidedAt: clock.now, decidedById: personId, since: clock.now };
  const approver = { approvalId: approval!.id, kind: approval!.kind, position: 1, personId, via: 'person' as const };
  await db.insert(approvalApprovers).values({ ...approver, ...decided });
  const from = (await actorOf(hr, 'E1003')).personId;
  const days = { validFrom: '2026-03-20', validTo: '2026-03-27' };
  await db.insert(delegations).values({ code: newCode(), fromId: from, toId: personId, ...days, createdAt: clock.now });
}

export async function told(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const other = (await actorOf(hr, 'E1004', ROLE.hr)).accountId;
  const row = { roleCode: ROLE.employee, kind: 'N' as const, createdAt: clock.now, body: '' };
  await db.insert(notifications).values([
    { ...row, code: newCode(), accountId, subject: says('To') },
    { ...row, code: newCode(), accountId: other, senderId: personId, subject: says('By') },
    { ...row, code: newCode(), accountId: other, aboutId: personId, subject: says('Of') },
    { ...row, code: newCode(), accountId: other, subject: 'Somebody', body: `<p>${WORDS.name}</p>` },
  ]);
  const [message] = await db.select().from(internalMessages);
  const reading = { messageId: message!.id, accountId, readAt: clock.now };
  await db.insert(internalMessageReadings).values(reading).onConflictDoNothing();
}

export async function wished(hr: TestApp, { personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const other = (await actorOf(hr, 'E1003')).personId;
  const wish = { kind: 'BirthDay' as const, content: says('Cheers'), sentAt: clock.now };
  await db.insert(wishes).values([
    { ...wish, code: newCode(), senderId: personId, receiverId: other },
    { ...wish, code: newCode(), senderId: other, receiverId: personId },
  ]);
  await db.insert(birthdayGreetings).values({ personId, year: 2026 });
}

/** What they were mailed, and others about them. */
export async function mailed(hr: TestApp, { accountId }: Ids): Promise<void> {
  const other = (await actorOf(hr, 'E1004', ROLE.hr)).accountId;
  const mail = { state: 'delivered' as const, queuedAt: hr.clock.now };
  await hr.db.insert(sentMails).values([
    { ...mail, id: newCode(), accountId, subject: says('Mail') },
    { ...mail, id: newCode(), accountId: other, subject: `${WORDS.name} asks` },
  ]);
}

export async function ofOthersTickets(hr: TestApp, { accountId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const [ticket] = await db.select().from(tickets).where(ne(tickets.requesterId, accountId));
  const { id: ticketId, statusCode, priorityCode } = ticket!;
  const change = { what: 'assignee' as const, from: '', to: WORDS.name };
  const entry = { ticketId, statusCode, priorityCode, kind: 'event' as const, side: 'system' as const };
  await db.insert(ticketMessages).values({ ...entry, code: newCode(), body: '', change, createdAt: clock.now });
  await db.update(tickets).set({ assigneeId: accountId }).where(eq(tickets.id, ticketId));
  await db.insert(ticketReadings).values({ ticketId, accountId, readAt: clock.now }).onConflictDoNothing();
  await db.insert(helpdeskMembers).values({ processCode: 1, accountId }).onConflictDoNothing();
  await db.insert(savedReplies).values({ code: newCode(), accountId, title: says('Reply'), body: says('Thanks') });
}

export async function agreed(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const { id: documentId } = await uploadPdf(hr);
  const { id: conductId } = await publishFor(hr, WHO, { kind: 'pdf', documentId, publishedAt: clock.now });
  await signFor(hr, WHO, documentId);
  await db.update(signatures).set({ signedName: WORDS.name }).where(eq(signatures.personId, personId));
  const [signature] = await db.select().from(signatures).where(eq(signatures.documentId, documentId));
  await db.insert(acceptances).values({ conductId, personId, acceptedAt: clock.now, signatureId: signature!.id });
  await db.insert(conductReminders).values({ conductId, personId, accountId, remindedAt: clock.now });
}

export async function pickedByOthers(hr: TestApp, { code }: Ids): Promise<void> {
  (await callAs(hr, 'E1003', 'addFavourite', { GroupCode: GROUP.employee, KeyCode: code })).reply();
  (await callAs(hr, 'E1004', 'saveDraft', { Form: 'profile', Subject: code, Content: '{}' })).reply();
}
