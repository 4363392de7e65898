import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { storeUpload } from '../../../../hr-api/platform/files/uploads';
import { newCode } from '../../../../hr-api/platform/new-code';
import { LEAVE_PROOF, LEAVE_SUBJECT } from '../../../../hr-api/time/leave/requests/deciding/leave-subject-kind';
import { leaveDays, leaveEntries, leaveRequests, workShares } from '../../../../hr-api/time/leave/tables';
import { approvalApprovers, approvalChains, approvals } from '../../../../hr-api/workplace/approvals/tables';
import { employmentOf } from '../../../people/cast-actors';
import { pdf } from '../../../platform/files/sample-files';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { says, type Ids } from './who';

const SICK_LEAVE = 4;

/** They were ill, said how, and proved it; and they work part time. */
export async function onLeave(hr: TestApp, { accountId, personId, employmentId }: Ids): Promise<void> {
  const { db, clock, services } = hr;
  const file = await services.files.write(db, Readable.from([pdf({})]), clock.now);
  const proof = await storeUpload(db, { subject: LEAVE_PROOF, file, fileName: says('proof'), accountId });
  const day = '2026-03-13';
  const whole = { firstDay: day, lastDay: day, fromPortion: 'whole' as const, toPortion: 'whole' as const };
  const said = { note: says('Ill'), comment: says('Get well'), proofId: proof.id, state: 'approved' as const };
  const typed = { employmentId, typeCode: SICK_LEAVE };
  const [request] = await db
    .insert(leaveRequests)
    .values({ ...typed, ...whole, ...said, code: newCode(), amount: 240, askedAt: clock.now })
    .returning();
  const requestId = request!.id;
  await db.insert(leaveDays).values({ requestId, employmentId, day, first: true, second: true, amount: 240 });
  const entry = { ...typed, day, requestId, writtenAt: clock.now };
  await db.insert(leaveEntries).values({ ...entry, kind: 'taken', amount: -240, note: says('Entered') });
  await db.insert(workShares).values({ employmentId, validFrom: '2026-01-01', percent: 60 });
  await decidedOnLeave(hr, { personId });
}

/** Somebody else asked for leave, and they said why not. */
async function decidedOnLeave(hr: TestApp, { personId }: Pick<Ids, 'personId'>): Promise<void> {
  const { db, clock } = hr;
  const other = await employmentOf(hr, 'E1003');
  const [firstDay, lastDay] = ['2026-05-11', '2026-05-12'];
  const whole = { firstDay, lastDay, fromPortion: 'whole' as const, toPortion: 'whole' as const, amount: 480 };
  const typed = { employmentId: other.id, typeCode: SICK_LEAVE, code: newCode(), note: '', askedAt: clock.now };
  const said = { state: 'rejected' as const, decidedAt: clock.now, comment: says('Too late') };
  const [request] = await db
    .insert(leaveRequests)
    .values({ ...typed, ...whole, ...said })
    .returning();
  const [chain] = await db.select().from(approvalChains).where(eq(approvalChains.kind, LEAVE_SUBJECT));
  const asked = { kind: LEAVE_SUBJECT, subjectId: request!.id, version: '1', sections: [], fields: [] };
  const by = { personId: other.personId, askedById: other.personId, chainId: chain!.id };
  const at = { askedAt: clock.now, changedAt: clock.now, decidedAt: clock.now };
  const [approval] = await db
    .insert(approvals)
    .values({ ...asked, ...by, ...at, code: newCode(), state: 'rejected' })
    .returning();
  const seat = { approvalId: approval!.id, kind: LEAVE_SUBJECT, position: 0, personId, via: 'manager' as const };
  const decided = { state: 'rejected' as const, since: clock.now, decidedAt: clock.now, decidedById: personId };
  await db.insert(approvalApprovers).values({ ...seat, ...decided });
}
