import { addDays } from 'date-fns';
import { and, eq, inArray } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { verifySeals } from '../../../hr-api/platform/audit/seals/verify-seals';
import { storedFiles, uploads } from '../../../hr-api/platform/files/tables';
import { MAILS_KEPT_DAYS, purgeSentMails } from '../../../hr-api/platform/mail/sent/purge';
import { personPhotos } from '../../../hr-api/people/tables';
import { recordFiles } from '../../../hr-api/profile/tables';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import type { ErasureShare } from '../../../lib/contract/workplace/retention/retention';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { columnsTo, findIds, findWords, readAll, strangersIn } from './known-words';
import { agreeTo, askFor, callAs, MONTH_MS, promoteDecider, REASON, whenDone } from './retention-scene';
import { mailed } from './somebody/by-others';
import { WHO, WORDS, type Ids } from './somebody/who';
import { giveEverything } from './somebody-with-everything';

/** Where the bare ids of somebody who is gone stay: in what they were, and where others' records point to them. */
const STAYS = [
  ...['persons.id', 'accounts.id', 'accounts.person_id', 'employments.id', 'employments.person_id'],
  ...['erasure_people.person_id', 'audit_entries.person_id'],
  ...['approval_approvers.decided_by_id', 'approval_approvers.person_id'],
  ...['approval_events.on_behalf_of_id', 'approval_events.person_id'],
  ...['record_values.recorded_by', 'reporting_lines.leader_id', 'unit_heads.employment_id'],
  ...['ticket_messages.author_id', 'tickets.assignee_id', 'tickets.requester_id'],
];

/** Who did or was given something in others' records, as above; and clients' users, who are nobody that leaves. */
const NOT_FILLED = [
  ...['approval_approvers.instead_of_id', 'approval_chains.published_by', 'record_versions.published_by'],
  ...['client_steps.account_id', 'client_users.account_id', 'handovers.to_id', 'tag_members.owner_id'],
  ...['import_folder.account_id', 'import_folder_files.yes_by', 'imports.account_id', 'imports.taken_back_by'],
  ...['erasures.asked_by', 'erasures.decided_by', 'legal_holds.ended_by', 'legal_holds.set_by'],
];

/** What others' signing in and the erasure itself write. */
const MOVES = ['erasures', 'erasure_people', 'sessions', 'visits', 'role_uses', 'accounts'];

/** Which rows some shares count, each on its own. */
const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  Wishes: ['wishes', 'birthday_greetings'],
  'Notifications and messages': ['notifications', 'internal_message_readings'],
  Drafts: ['drafts'],
  Favourites: ['favourites'],
  Tasks: ['tasks'],
  Devices: ['devices'],
  Acceptances: ['acceptances', 'conduct_reminders', 'conduct_audiences'],
  'Signed documents': ['signatures'],
  'Answers of the profile': ['record_values'],
  'Rows of imports': ['import_rows', 'import_mappings'],
  'Leave and requests for it': ['leave_entries', 'leave_requests', 'leave_days', 'work_shares'],
  'Work on days off': ['comp_off_claims', 'comp_off_days'],
  'Calendar subscriptions': ['calendar_feeds'],
  'Employment and its history': [
    ...['handovers', 'history_writes', 'changes', 'corrections', 'assignments', 'job_statuses', 'reporting_lines'],
    ...['tag_members', 'tag_owners'],
  ],
};

let hr: TestApp;
let ids: Ids;
let preview: readonly ErasureShare[];
let done: readonly ErasureShare[];
let rowsBefore: Awaited<ReturnType<typeof readAll>>;
let idsBefore: Record<string, number>;
let fileIds: string[];
const all = () => [ids.accountId, ids.personId, ids.employmentId];

beforeAll(async () => {
  hr = await startApp();
  await promoteDecider(hr);
  ids = await giveEverything(hr);
  const leaving = { ChillCode: ids.code, LastDay: '31-Mar-2026', ReasonCode: '1' };
  (await callAs(hr, 'E1004', 'endEmployment', leaving)).reply();
  hr.clock.advance(8 * MONTH_MS);
  // What was mailed of what they asked is forgotten long before, by the clock of the machine.
  await purgeSentMails(hr.db, addDays(new Date(), MAILS_KEPT_DAYS + 1));
  await mailed(hr, ids);
  (await callAs(hr, 'E1004', 'saveRetention', { KeepMonths: 6 })).reply();
  const held = { ChillCode: ids.code, Reason: `A case of ${WORDS.typed}` };
  (await callAs(hr, 'E1004', 'holdPerson', held)).reply();
  (await callAs(hr, 'E1004', 'releaseHold', held)).reply();
  fileIds = await filesOf();
  const RequestCode = await askFor(hr, [ids.code]);
  preview = (await callAs(hr, 'E1004', 'getErasure', { RequestCode })).reply().Shares;
  idsBefore = await findIds(hr, all());
  rowsBefore = await readAll(hr);
  (await agreeTo(hr, RequestCode)).reply();
  done = (await whenDone(hr, RequestCode)).Shares;
}, 300_000);
afterAll(() => hr.stop());

/** The stored files of what is theirs alone. */
async function filesOf(): Promise<string[]> {
  const { db } = hr;
  const photos = await db
    .select({ id: personPhotos.fileId })
    .from(personPhotos)
    .where(eq(personPhotos.personId, ids.personId));
  const signed = await db
    .select({ id: signatures.fileId })
    .from(signatures)
    .where(eq(signatures.personId, ids.personId));
  const ofRecord = await db
    .select({ id: uploads.fileId })
    .from(recordFiles)
    .innerJoin(uploads, eq(uploads.id, recordFiles.uploadId))
    .where(eq(recordFiles.personId, ids.personId));
  const sent = await db
    .select({ id: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.accountId, ids.accountId), eq(uploads.subject, 'ticket')));
  return [...photos, ...signed, ...ofRecord, ...sent].map(({ id }) => id);
}

// A table that is new has to be filled by the scene, and so to be erased.
test('every column that points to a person, account or employment has something of theirs', async () => {
  const columns = await columnsTo(hr, ['persons', 'accounts', 'employments']);
  expect(columns.filter((column) => !(column in idsBefore)).sort()).toEqual([...NOT_FILLED].sort());
});

test('no word of theirs stands in any text or JSON value of any table', async () => {
  expect(await findWords(hr, [...Object.values(WORDS), ids.code])).toEqual({});
});

test('their bare ids stay only where others’ records point to them', async () => {
  expect(Object.keys(await findIds(hr, all())).sort()).toEqual([...STAYS].sort());
});

test('nothing refers to their files any more, so that the sweep takes the bytes', async () => {
  expect(fileIds.length).toBeGreaterThan(4);
  expect(await hr.db.select().from(storedFiles).where(inArray(storedFiles.id, fileIds))).toEqual([]);
});

test('what is others’ is untouched, row by row', async () => {
  const now = await readAll(hr);
  const texts = [...all(), ...Object.values(WORDS), ids.code, ...fileIds];
  const strangers = strangersIn(rowsBefore, now, texts).filter((row) => !MOVES.includes(row.split(' ', 1)[0]!));
  expect(strangers).toEqual([]);
});

test('the preview said what was done, and the tables have so many rows less', async () => {
  expect(done).toEqual(preview);
  const after = await readAll(hr);
  const gone = (tables: readonly string[]) =>
    tables.reduce((sum, table) => sum + rowsBefore.get(table)!.size - after.get(table)!.size, 0);
  for (const [ShareName, tables] of Object.entries(TABLES_OF)) {
    const share = done.find((one) => one.ShareName === ShareName);
    expect([ShareName, gone(tables)]).toEqual([ShareName, share?.Deleted]);
  }
});

test('the chain of the audit holds, and says of them that they were erased', async () => {
  const { fault, purged } = await verifySeals(hr.db);
  expect(fault).toBeUndefined();
  expect(purged).toBeGreaterThan(10);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.personId, ids.personId));
  expect(rows.map(({ action }) => action)).toEqual(['erase a person']);
});

test('nobody signs in to the account, and who asks for their code is answered as for anybody', async () => {
  expect((await hr.signIn(WHO)).status).toBe(401);
  const held = await callAs(hr, 'E1004', 'holdPerson', { ChillCode: ids.code, Reason: REASON });
  expect(held.error().code).toBe('not_found');
});
