import { eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { passwordCodes } from '../../../hr-api/access/passwords/tables';
import { factorGraces, factorResets } from '../../../hr-api/access/second-factor/tables';
import { knownBrowsers, oneTimeCodes, sessions } from '../../../hr-api/access/sign-in/tables';
import { identities } from '../../../hr-api/access/single-sign-on/tables';
import { acceptances, conductReminders } from '../../../hr-api/agreements/tables';
import {
  helpdeskMembers,
  savedReplies,
  ticketMessages,
  ticketReadings,
  tickets,
} from '../../../hr-api/helpdesk/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { recordValues, recordVersions } from '../../../hr-api/people/record/tables';
import { units } from '../../../hr-api/people/organisation/tables';
import { personPhotos, persons, unitHeads } from '../../../hr-api/people/tables';
import { tagKinds, tagOwners } from '../../../hr-api/people/tags/tables';
import { uploads } from '../../../hr-api/platform/files/tables';
import { sentMails } from '../../../hr-api/platform/mail/sent/tables';
import { newCode } from '../../../hr-api/platform/new-code';
import { scheduleDeliveries, scheduleOccurrences, schedules } from '../../../hr-api/platform/schedules/tables';
import { recordTesters } from '../../../hr-api/profile/setup/tables';
import { recordFiles, recordProposals } from '../../../hr-api/profile/tables';
import { approvalApprovers, approvalEvents, approvals, delegations } from '../../../hr-api/workplace/approvals/tables';
import { buddyTaskMarks, buddyTasks } from '../../../hr-api/workplace/buddy/tables';
import { birthdayGreetings, wishes } from '../../../hr-api/workplace/happenings/tables';
import { importMappings } from '../../../hr-api/workplace/imports/tables';
import {
  internalMessageReadings,
  internalMessages,
  notifications,
} from '../../../hr-api/workplace/notifications/tables';
import {
  reportDeliveries,
  reportDigests,
  reportRecipients,
  reportReleases,
  reportSchedules,
  reportSubscriptions,
} from '../../../hr-api/workplace/reports/sending/tables';
import { reportRuns, savedReports } from '../../../hr-api/workplace/reports/tables';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import type { CallName, RequestFor } from '../../../lib/contract/all';
import { SEND_CONDITIONS } from '../../../lib/contract/workplace/reports/sending/sending-rules';
import { GROUP } from '../../../lib/contract/workplace/search';
import { registered } from '../../access/devices/register-device';
import { addPhone } from '../../access/second-factor/phone';
import { publishFor, signFor, uploadPdf } from '../../agreements/conduct-documents';
import { AnImport, update } from '../../changes/people-imports/an-import';
import { actorOf, employmentOf } from '../../people/cast-actors';
import { pdf } from '../../platform/files/sample-files';
import { upload } from '../../platform/files/upload';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { ask as askForApproval, registerSubject } from '../approvals/test-subject';
import { callAs } from './retention-scene';

export const WHO = 'E1001';

/** Each stands somewhere on them alone. */
export const WORDS = {
  name: 'Zephyrine Quillfeather',
  given: 'Zephyrine',
  family: 'Quillfeather',
  mail: 'zephyrine.q@humming-bird.example',
  personalMail: 'quill@example.net',
  phone: '+91-77777-45454',
  typed: 'wobblegong',
  number: WHO,
} as const;

/** Says `wobblegong`, which stands for all that they, or others of them, typed. */
const says = (what: string) => `${what} wobblegong`;

/** Whose everything it is. */
export interface Ids {
  readonly accountId: string;
  readonly personId: string;
  readonly employmentId: string;
  readonly code: string;
}

/** What gives them something of everything, in this order. */
export const STEPS: readonly ((hr: TestApp, ids: Ids) => Promise<unknown>)[] = [
  rename,
  registerSubject,
  askedOfTheDesk,
  keptForThemself,
  arrangedForThemself,
  approved,
  told,
  wished,
  mailed,
  ofOthersTickets,
  agreed,
  pickedByOthers,
  signedIn,
  recorded,
  photographed,
  imported,
  ledOthers,
  changed,
  reported,
];

/** Gives E1001 a name of their own, and one of everything that can be held about somebody. Answers their ids. */
export async function giveEverything(hr: TestApp): Promise<Ids> {
  const ids = await idsOf(hr);
  for (const step of STEPS) await step(hr, ids);
  return ids;
}

export async function idsOf(hr: TestApp): Promise<Ids> {
  const { accountId, personId } = await actorOf(hr, WHO);
  const { id: employmentId, code } = await employmentOf(hr, WHO);
  return { accountId, personId, employmentId, code };
}

async function rename({ db }: TestApp, { personId, accountId }: Ids): Promise<void> {
  const { name, given: givenName, family: familyName, mail, personalMail, phone } = WORDS;
  const texts = { homeAddress: says('Street'), emergencyContact: says('Aunt'), about: says('I am') };
  const named = { name, givenName, familyName, mail, personalMail, phone, ...texts, bornOn: '1990-02-03' };
  await db.update(persons).set(named).where(eq(persons.id, personId));
  await db.update(accounts).set({ mail }).where(eq(accounts.id, accountId));
}

/** Makes a call of theirs that has to succeed. */
const make = async <Name extends CallName>(hr: TestApp, name: Name, request: RequestFor<Name>) =>
  (await callAs(hr, WHO, name, request)).reply();

async function askedOfTheDesk(hr: TestApp): Promise<void> {
  const token = await hr.tokenOf(WHO);
  const send = async (fileName: string) =>
    (await upload(hr, 'uploadTicketFile', { token, fileName, content: pdf(), type: 'application/pdf' })).reply();
  const { HeaderCode: FileHeaderCode } = await send('wobblegong.pdf');
  const question = { PriorityCode: 2, Subject: says('Help'), Message: says('Please'), Path: '' };
  await make(hr, 'createTicket', { ProcessCode: 1, CategoryCode: 11, FileHeaderCode, ...question });
  await send('unsent.pdf');
}

async function keptForThemself(hr: TestApp): Promise<void> {
  await make(hr, 'saveDraft', { Form: 'profile', Subject: '', Content: JSON.stringify({ text: says('Draft') }) });
  await make(hr, 'saveAboutMe', { AboutMe: says('About') });
  await callAs(hr, WHO, 'downloadOwnData', {});
  const { code: colleague } = await employmentOf(hr, 'E1003');
  await make(hr, 'createDelegation', { ChillCode: colleague, FromDate: '2026-03-20', ToDate: '2026-03-27' });
}

async function arrangedForThemself(hr: TestApp, { accountId }: Ids): Promise<void> {
  await make(hr, 'saveShortcuts', { IsOn: false });
  await make(hr, 'saveMailSubscription', { TemplateCode: 'home-digest', IsSubscribed: false });
  await make(hr, 'updateTourImage', { TourImage: 'Kiri' });
  const [task] = await hr.db.select().from(buddyTasks);
  const mark = { accountId, taskId: task!.id, doneAt: hr.clock.now };
  await hr.db.insert(buddyTaskMarks).values(mark).onConflictDoNothing();
  const pages = { order: ['TicketID'], hidden: [], sort: null, pageSize: 10, cardsPerPage: 10, view: null };
  await make(hr, 'saveTableLayout', { Table: 'desk', Layout: { ...pages, density: 'compact' } });
  const { code: colleague } = await employmentOf(hr, 'E1003');
  await make(hr, 'addFavourite', { GroupCode: GROUP.employee, KeyCode: colleague });
}

/** They asked, and decided for somebody else. */
async function approved(hr: TestApp, { personId }: Ids): Promise<void> {
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

async function told(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
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

async function wished(hr: TestApp, { personId }: Ids): Promise<void> {
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

async function ofOthersTickets(hr: TestApp, { accountId }: Ids): Promise<void> {
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

async function agreed(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const { id: documentId } = await uploadPdf(hr);
  const { id: conductId } = await publishFor(hr, WHO, { kind: 'pdf', documentId, publishedAt: clock.now });
  await signFor(hr, WHO, documentId);
  await db.update(signatures).set({ signedName: WORDS.name }).where(eq(signatures.personId, personId));
  const [signature] = await db.select().from(signatures).where(eq(signatures.documentId, documentId));
  await db.insert(acceptances).values({ conductId, personId, acceptedAt: clock.now, signatureId: signature!.id });
  await db.insert(conductReminders).values({ conductId, personId, accountId, remindedAt: clock.now });
}

async function pickedByOthers(hr: TestApp, { code }: Ids): Promise<void> {
  (await callAs(hr, 'E1003', 'addFavourite', { GroupCode: GROUP.employee, KeyCode: code })).reply();
  (await callAs(hr, 'E1004', 'saveDraft', { Form: 'profile', Subject: code, Content: '{}' })).reply();
}

/** What signing in leaves. */
async function signedIn(hr: TestApp, { accountId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const at = clock.now;
  const later = new Date(at.getTime() + 86_400_000);
  await registered(hr, WHO, { DeviceName: says('Laptop') });
  await hr.signIn(WHO, 'wrong password', { clientAddress: '203.0.113.5' });
  await hr.call('requestPasswordCode', { Username: WHO }, { browser: 'browser-of-the-owner-1' });
  await db
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: says('subject'), accountId, boundAt: at });
  const code = { accountId, codeHash: 'hash', createdAt: at, endsAt: later };
  await db.insert(passwordCodes).values({ id: randomUUID(), ...code });
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, accountId));
  await db.insert(oneTimeCodes).values({ ...code, sessionId: session!.id });
  await db.insert(knownBrowsers).values({ browser: 'a-browser', accountId, lastUsedAt: at }).onConflictDoNothing();
  await db.insert(factorGraces).values({ accountId, roleCode: ROLE.employee, beganAt: at }).onConflictDoNothing();
  await addPhone(hr, WHO);
  await db
    .insert(factorResets)
    .values({ accountId, askedAt: at, reason: says('Lost') })
    .onConflictDoNothing();
}

/** What their record says, what they asked for in it and its files. */
async function recorded(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const at = clock.now;
  const [version] = await db.select().from(recordVersions).where(eq(recordVersions.state, 'published'));
  const { id: versionId, sectionCode } = version!;
  const said = { sectionCode, personId, versionId, answers: { note: says('Answer') } };
  await db.insert(recordValues).values({ ...said, rowId: randomUUID(), validFrom: '2026-01-01', recordedAt: at });
  await db.insert(recordProposals).values({
    ...{ ...said, rowId: randomUUID(), kind: 'change', secrets: {}, changed: ['note'], state: 'rejected' },
    ...{ comment: says('No'), askedBy: accountId, askedAt: at, changedAt: at },
  });
  await db.insert(recordTesters).values({ sectionCode, accountId, askedAt: at, comments: says('Draft') });
  const file = await hr.services.files.keep(db, Readable.from([pdf()]), at);
  const sent = { code: newCode(), subject: 'section', fileId: file.id, fileName: 'wobblegong.pdf', accountId };
  const [uploaded] = await db
    .insert(uploads)
    .values({ ...sent, createdAt: at, takenAt: at })
    .returning();
  await db.insert(recordFiles).values({ uploadId: uploaded!.id, personId, sectionCode, fieldCode: 'note' });
}

async function photographed(hr: TestApp, { personId }: Ids): Promise<void> {
  const file = await hr.services.files.keep(hr.db, Readable.from([pdf()]), hr.clock.now);
  const set = { fileId: file.id };
  await hr.db
    .insert(personPhotos)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: personPhotos.personId, set });
}

/** A file that changes them, and gives them somebody to lead. */
async function imported(hr: TestApp): Promise<void> {
  const as = { token: await hr.tokenOf('E1004') };
  const from = '2026-03-20';
  const rows = [update(WHO, { location: 'lyon', from }), update('E1016', { manager: WHO, from })];
  const file = await AnImport.of(hr, as, rows);
  await file.check();
  await file.run();
}

/** What they did of the structure, of tags and of another's record. */
async function ledOthers({ db, clock }: TestApp, { accountId, personId, employmentId }: Ids): Promise<void> {
  const [unit] = await db.select().from(units);
  await db
    .insert(unitHeads)
    .values({ unitCode: unit!.code, employmentId, validFrom: '1999-01-01', validTo: '1999-02-01' });
  const [tag] = await db.select().from(tagKinds);
  await db.insert(tagOwners).values({ tagCode: tag!.code, employmentId, validFrom: '2026-01-01' });
  const [value] = await db.select().from(recordValues).where(ne(recordValues.personId, personId));
  const said = { ...value!, id: randomUUID(), recordedBy: accountId, supersededAt: clock.now };
  await db.insert(recordValues).values(said);
  const mapping = {
    kind: 'people',
    fingerprint: 'of headings',
    mapping: [],
    keyColumn: 'EmployeeID',
    fixed: {},
    options: {},
  };
  await db.insert(importMappings).values({ ...mapping, accountId, savedAt: clock.now });
}

async function changed(hr: TestApp, { code }: Ids): Promise<void> {
  const status = {
    JobStatus: '7',
    EffectiveFrom: '20-Mar-2026',
    EndDate: '31-Jul-2026',
    Justification: says('Because'),
  };
  (await callAs(hr, 'E1004', 'addJobStatus', { ChillCode: code, ...status })).reply();
}

/** What they saved of reports, and what others sent them. */
async function reported(hr: TestApp, { accountId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const by = { accountId, reportCode: 'employee-list', code: newCode() };
  const layout = { ...by, name: says('Layout'), filter: says('x'), createdAt: clock.now };
  const [saved] = await db.insert(savedReports).values(layout).returning();
  await db.insert(reportRuns).values({ ...by, format: 'csv', state: 'complete', startedAt: clock.now });
  const release = { savedReportId: saved!.id, address: WORDS.personalMail, untilOn: '2027-01-01', fields: [] };
  const given = { code: newCode(), accountId, roleCode: ROLE.employee, createdAt: clock.now };
  await db.insert(reportReleases).values({ ...release, ...given });
  const other = (await actorOf(hr, 'E1004', ROLE.hr)).accountId;
  await schedule(hr, accountId, { accountId, address: '' });
  const sent = await schedule(hr, other, { accountId: null, address: WORDS.mail });
  await db.insert(reportRecipients).values({ reportScheduleId: sent, accountId });
  const wish = { reportScheduleId: sent, accountId, isSubscribed: true, changedAt: clock.now };
  await db.insert(reportSubscriptions).values(wish);
}

/** A report that is sent every day, and was sent once, with what the next one is compared with. */
async function schedule(
  { db, clock, services }: TestApp,
  ownerId: string,
  to: { readonly accountId: string | null; readonly address: string },
): Promise<string> {
  const at = clock.now;
  const timetable = { time: '09:00', frequency: 'daily' } as never;
  const planned = { kind: 'report', subject: newCode(), timetable, plannedAt: at, createdAt: at };
  const [plan] = await db.insert(schedules).values(planned).returning();
  const report = { code: newCode(), accountId: ownerId, roleCode: ROLE.employee, reportCode: 'employee-list' };
  const rows = {
    hasLayout: false,
    isImmediate: false,
    format: 'csv' as const,
    rows: {} as never,
    addresses: [WORDS.mail],
  };
  const [made] = await db
    .insert(reportSchedules)
    .values({ ...report, ...rows, scheduleId: plan!.id, sendWhen: SEND_CONDITIONS[0], createdAt: at })
    .returning();
  const run = { scheduleId: plan!.id, dueAt: at, cause: 'clock' as const, state: 'done' as const, heldUntil: at };
  const [occurrence] = await db.insert(scheduleOccurrences).values(run).returning();
  const recipient = to.accountId ?? to.address;
  const delivery = { occurrenceId: occurrence!.id, recipient, state: 'delivered' as const, settledAt: at };
  const [delivered] = await db.insert(scheduleDeliveries).values(delivery).returning();
  const file = await services.files.keep(db, Readable.from([Buffer.from(`key cells "${WORDS.name}"\n`)]), at);
  const brought = { id: delivered!.id, reportScheduleId: made!.id, ...to, createdAt: at };
  await db.insert(reportDeliveries).values(brought);
  await db.insert(reportDigests).values({ id: delivered!.id, fileId: file.id, sight: 'sight' });
  return made!.id;
}
