import type { reportingLineCalls } from '../../../lib/contract/changes/reporting-lines';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { personToChange } from '../open-person';
import { saveChange } from '../save-change';
import { lineRequest, type LineForm } from './line-request';
import { getLine, listLines, type LineKind } from './list-lines';
import { listLeaderChoices } from './list-leaders';
import { listMovableReports, moveReports } from './move-reports';

const allow = 'manager.change';

const save = (kind: LineKind, doing: 'add' | 'edit') => ({
  allow: allow as typeof allow,
  handle: async (form: LineForm, context: CallContext) => {
    const person = await personToChange(context, form.ChillCode);
    const request = await lineRequest(context, person, form, { kind, doing });
    return saveChange(context, { request, version: form.Version });
  },
});

export const reportingLineHandlers: Handlers<keyof typeof reportingLineCalls> = {
  listManagers: { allow: 'visible', handle: listLines('manager') },
  listAdminManagers: { allow: 'visible', handle: listLines('admin_manager') },
  getManagerLine: { allow, handle: getLine('manager') },
  getAdminManagerLine: { allow, handle: getLine('admin_manager') },
  addManager: save('manager', 'add'),
  editManager: save('manager', 'edit'),
  addAdminManager: save('admin_manager', 'add'),
  editAdminManager: save('admin_manager', 'edit'),
  listLeaderChoices: { allow, handle: listLeaderChoices },
  listMovableReports: { allow, handle: listMovableReports },
  moveReports: { allow, handle: moveReports },
};
