import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { taskCalls } from '../../../lib/contract/workplace/tasks';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { listOwnTasks } from './list-own-tasks';
import { tasks } from './tables';

/** Changes the state of one's own task. One that has it already is refused, so that of two windows one hears about the other. */
async function setDone(context: CallContext, code: string, doneAt: Date | null): Promise<void> {
  const { actor, db } = context;
  const isIt = and(eq(tasks.code, code), eq(tasks.employmentId, sql`${actor.employmentId}`));
  const isOther = doneAt ? isNull(tasks.doneAt) : isNotNull(tasks.doneAt);
  const [changed] = await db.update(tasks).set({ doneAt }).where(and(isIt, isOther)).returning({ id: tasks.id });
  if (!changed) throw new ApiError((await db.$count(tasks, isIt)) > 0 ? 'conflict' : 'not_found');
  await audit(context, { subject: { kind: 'task', id: changed.id }, action: doneAt ? 'finish task' : 'reopen task' });
}

export const taskHandlers: Handlers<keyof typeof taskCalls> = {
  listOwnTasks: { allow: 'own', handle: listOwnTasks },
  finishTask: {
    allow: 'own',
    handle: async ({ TaskCode }, context) => {
      await setDone(context, TaskCode, context.now);
      return {};
    },
  },
  reopenTask: {
    allow: 'own',
    handle: async ({ TaskCode }, context) => {
      await setDone(context, TaskCode, null);
      return {};
    },
  },
};
