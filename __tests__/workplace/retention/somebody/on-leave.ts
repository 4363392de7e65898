import { Readable } from 'node:stream';
import { storeUpload } from '../../../../hr-api/platform/files/uploads';
import { newCode } from '../../../../hr-api/platform/new-code';
import { LEAVE_PROOF } from '../../../../hr-api/time/leave/requests/leave-subject-kind';
import { leaveDays, leaveEntries, leaveRequests, workShares } from '../../../../hr-api/time/leave/tables';
import { pdf } from '../../../platform/files/sample-files';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { says, type Ids } from './who';

const SICK_LEAVE = 4;

/** They were ill, said how, and proved it; and they work part time. */
export async function onLeave(hr: TestApp, { accountId, employmentId }: Ids): Promise<void> {
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
}
