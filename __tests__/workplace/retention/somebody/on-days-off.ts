import { eq } from 'drizzle-orm';
import { newCode } from '../../../../hr-api/platform/new-code';
import { COMP_OFF_SUBJECT } from '../../../../hr-api/time/comp-off/deciding/comp-off-subject-kind';
import { compOffClaims, compOffDays } from '../../../../hr-api/time/comp-off/tables';
import { leaveEntries } from '../../../../hr-api/time/leave/tables';
import { approvalApprovers, approvalChains, approvals } from '../../../../hr-api/workplace/approvals/tables';
import { employmentOf } from '../../../people/cast-actors';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { says, type Ids } from './who';

const typeCode = 5;
const day = '2026-03-08';
const worked = { workFrom: day, workTo: day, amount: 240, minutes: 540, creditFrom: '2026-03-09', creditTo: null };

/** They worked on a Sunday, said why, and were credited; and they said why somebody else was not. */
export async function workingOnDaysOff(hr: TestApp, { personId, employmentId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const at = { askedAt: clock.now, decidedAt: clock.now };
  const earned = { employmentId, typeCode, kind: 'earned' as const, day: '2026-03-09', amount: 240 };
  const [entry] = await db
    .insert(leaveEntries)
    .values({ ...earned, note: says('Stocktaking'), writtenAt: clock.now })
    .returning();
  const said = { reason: says('Stocktaking'), comment: says('Thank you'), state: 'approved' as const };
  const [own] = await db
    .insert(compOffClaims)
    .values({ ...worked, ...said, ...at, employmentId, typeCode, code: newCode(), entryId: entry!.id })
    .returning();
  await db.insert(compOffDays).values({ claimId: own!.id, employmentId, day, amount: 240, minutes: 540 });

  const other = await employmentOf(hr, 'E1003');
  const refused = { reason: 'Mails', comment: says('Not agreed'), state: 'rejected' as const };
  const [theirs] = await db
    .insert(compOffClaims)
    .values({ ...worked, ...refused, ...at, employmentId: other.id, typeCode, code: newCode() })
    .returning();
  const [chain] = await db.select().from(approvalChains).where(eq(approvalChains.kind, COMP_OFF_SUBJECT));
  const asked = { kind: COMP_OFF_SUBJECT, subjectId: theirs!.id, version: '1', sections: [], fields: [] };
  const by = { personId: other.personId, askedById: other.personId, chainId: chain!.id };
  const [approval] = await db
    .insert(approvals)
    .values({ ...asked, ...by, ...at, changedAt: clock.now, code: newCode(), state: 'rejected' })
    .returning();
  const seat = { approvalId: approval!.id, kind: COMP_OFF_SUBJECT, position: 0, personId, via: 'manager' as const };
  const decided = { state: 'rejected' as const, since: clock.now, decidedAt: clock.now, decidedById: personId };
  await db.insert(approvalApprovers).values({ ...seat, ...decided });
}
