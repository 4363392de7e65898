import { eq, ne } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { composeScheduled } from '../../../hr-api/jobs';
import type { Dependencies } from '../../../hr-api/platform/capability';
import { createLog } from '../../../hr-api/platform/log';
import { planDue } from '../../../hr-api/platform/schedules/plan';
import { runNext } from '../../../hr-api/platform/schedules/run';
import { changeSchedule, runNow } from '../../../hr-api/platform/schedules/schedules';
import { schedules } from '../../../hr-api/platform/schedules/tables';
import { addBuiltInSchedules } from '../../../hr-api/workplace/scheduler/built-in-schedules';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

/** The schedule of a service; those of all others are due no more. */
async function scheduleOf(hr: TestApp, service: string) {
  await addBuiltInSchedules(hr.db, { at: hr.clock.now, capabilities });
  await hr.db.update(schedules).set({ nextDueAt: null }).where(ne(schedules.subject, service));
  const [schedule] = await hr.db.select().from(schedules).where(eq(schedules.subject, service));
  if (!schedule) throw new Error(`There is no service “${service}”`);
  return schedule;
}

/** Lets a service that rests run by its timetable. */
export async function switchOn(hr: TestApp, service: string): Promise<void> {
  const { id, timetable } = await scheduleOf(hr, service);
  await changeSchedule(hr.db, id, { timetable, isPaused: false }, hr.clock.now);
}

/** Runs what is due, and waits until its mails are sent. */
export async function runDue(hr: TestApp): Promise<void> {
  const { db, services, clock } = hr;
  const log = createLog({ LOG_LEVEL: 'silent' });
  const dependencies: Dependencies = { ...services, db, clock: () => clock.now, log, capabilities };
  await planDue(db, clock.now);
  while (await runNext({ dependencies, kinds: composeScheduled(), stopping: new AbortController().signal }));
  await whenWorkedOn(hr);
}

/** Runs a service beside its timetable. */
export async function runService(hr: TestApp, service: string): Promise<void> {
  const { id } = await scheduleOf(hr, service);
  await runNow(hr.db, id, hr.clock.now);
  await runDue(hr);
}
