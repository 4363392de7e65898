import { and, count, exists } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { assignments, employments, persons } from '../../people/tables';
import { accounts } from '../../people/accounts/tables';
import { assignedOn, employedOn } from '../audience';
import { isDueReminder, openAccount } from './due-reminders';
import { lockConduct, lockSeries } from '../admin/admin-data';
import { countPeople } from '../admin/people-data';
import { CONDUCT_REMINDER_QUEUE, type ReminderJob } from './reminder-worker';
import { stateOf } from '../admin/admin-rules';

/** Counts whom a press reminds; a job does it, a batch at a time. */
export const remindOfConduct: Handler<'remindOfConduct'> = async ({ ConductCode }, context) => {
  const { actor, db, now, services } = context;
  const conduct = await lockConduct(db, ConductCode);
  if (!conduct) throw new ApiError('not_found');
  if (stateOf(conduct, await lockSeries(db, conduct.series), now) !== 'current') throw new ApiError('conflict');
  const { accountId, roleCode, personId, employmentId, grantDay } = actor;
  // The reminders are sent after this call: over whom the role is held is asked again then.
  const reader = { accountId, roleCode, personId, employmentId, grantDay, scopes: null };
  const today = dayOf(now);
  const [row] = await db
    .select({ reminded: count() })
    .from(persons)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .where(
      and(
        await isDueReminder(db, { conduct, reader, at: now }),
        exists(db.select({ id: accounts.id }).from(accounts).where(openAccount)),
      ),
    );
  const reminded = row?.reminded ?? 0;
  const { pending } = await countPeople(db, { conductId: conduct.id, reader, today });
  if (reminded > 0) {
    const job: ReminderJob = { conductCode: ConductCode, reader, askedAt: now.getTime(), after: '' };
    await services.jobs.enqueue(db, CONDUCT_REMINDER_QUEUE, job);
    const after = { reminded, skipped: pending - reminded };
    await audit(context, { subject: { kind: 'conduct', id: conduct.id }, action: 'remind of conduct', after });
  }
  return { Reminded: reminded, Skipped: pending - reminded };
};
