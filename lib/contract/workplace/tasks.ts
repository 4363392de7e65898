import { z } from 'zod';
import { defineCall } from '../call';
import { pageSchema } from '../platform/addresses';

const own = { reach: 'browser', gate: 'full' } as const;

const oneTask = z.object({ TaskCode: z.string().min(1).max(64) });

/** One's own tasks, whatever role is active; none for somebody without an employment today. All ours. */
export const taskCalls = {
  /**
   * Up to `PageSize`, behind the row whose `Position` is `After`: pending ones, the overdue first and those without a due date
   * last, or what was finished within thirty days, the last finished first. `DueDate` is DD-MMM-YYYY, `DoneDate` DD-MMM-YYYY
   * HH:mm; each is empty where there is none. `Link_Info` is the page where the task is done, empty where there is none or the
   * active role may not open it.
   */
  listOwnTasks: defineCall({
    ...own,
    effect: 'read',
    path: 'api/tracker/mytasks/dynamiclist/tasklist',
    request: z.object({
      State: z.enum(['pending', 'done']).default('pending'),
      After: z.string().max(200).default(''),
      PageSize: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(
      z.object({
        TaskCode: z.string(),
        Title: z.string(),
        DueDate: z.string(),
        IsOverdue: z.boolean(),
        DoneDate: z.string(),
        Link_Info: pageSchema.default(''),
        Position: z.string(),
      }),
    ),
  }),

  /** 404 for one that is not the caller's or not there, 409 for one that is finished already. */
  finishTask: defineCall({
    ...own,
    effect: 'write',
    path: 'api/tracker/mytasks/dynamicadd/taskfinish',
    request: oneTask,
    reply: z.object({}),
  }),

  /** Takes a finish back. 404 for one that is not the caller's or not there, 409 for one that is pending already. */
  reopenTask: defineCall({
    ...own,
    effect: 'write',
    path: 'api/tracker/mytasks/dynamicadd/taskreopen',
    request: oneTask,
    reply: z.object({}),
  }),
};
