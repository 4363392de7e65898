import { SAVED } from '../../../lib/contract/changes/change-rules';
import type { leavingCalls } from '../../../lib/contract/changes/leaving';
import type { Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { refuseStale } from '../../people/changes/rows/history-version';
import { lockEmployments } from '../../people/changes/make/read-employments';
import { listEmployments, listLeavingReasons } from './list-employments';
import { makeLeaving } from './make-leaving';
import { previewLeaving } from './preview-leaving';
import { readLeaving } from './read-leaving';

const allow = 'status.change';

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
      const { code, rowId } = await makeLeaving(context, request, { form, isTrial: false });
      const state = request.day > dayOf(context.now) ? ('planned' as const) : ('applied' as const);
      return { message: SAVED, ChangeCode: code, JobCode: rowId, State: state };
    },
  },
};
