import { SAVED } from '../../../lib/contract/changes/change-rules';
import type { leavingCalls } from '../../../lib/contract/changes/leaving';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { refuseStale } from '../../people/changes/rows/history-version';
import { lockEmployments } from '../../people/changes/make/read-employments';
import { employments } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { listEmployments, listLeavingReasons } from './list-employments';
import { letGo } from './never-came';
import { previewLeaving } from './preview-leaving';
import { readLeaving } from './read-leaving';

const allow = 'status.change';

/** Whether the caller still sees a person: who never came has no unit any more, and may be removed. */
const isStillSeen = async ({ db, actor, now }: CallContext, code: string): Promise<boolean> =>
  (await db.$count(employments, and(eq(employments.code, code), visibleTo(actor, dayOf(now), 'one')))) > 0;

export const leavingHandlers: Handlers<keyof typeof leavingCalls> = {
  listEmployments: { allow: 'visible', handle: listEmployments },
  listLeavingReasons: { allow, handle: listLeavingReasons },
  previewLeaving: { allow, handle: previewLeaving },
  endEmployment: {
    allow,
    handle: async (form, context) => {
      const request = await readLeaving(context, form);
      await lockEmployments(context.db, [request.person.id]);
      await refuseStale(context.db, request.person.id, form.Version);
      const { made } = await letGo(context, request, { form, isTrial: false });
      const state = request.day > dayOf(context.now) ? ('planned' as const) : ('applied' as const);
      const saved = { message: SAVED, ChangeCode: made?.code ?? '', JobCode: made?.rowId ?? '', State: state };
      return { ...saved, IsGone: request.neverCame && !(await isStillSeen(context, form.ChillCode)) };
    },
  },
};
