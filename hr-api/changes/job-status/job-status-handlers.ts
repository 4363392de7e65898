import type { jobStatusCalls } from '../../../lib/contract/changes/job-status';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { personToChange } from '../open-person';
import { saveChange } from '../save-change';
import { getJobStatus, listJobStatusChoices, listJobStatuses } from './list-statuses';
import { listEndingStatuses, settleJobStatus } from './settle-status';
import { statusRequest, type StatusForm } from './status-request';

const allow = 'status.change';

async function save(form: StatusForm, context: CallContext, doing: 'add' | 'edit') {
  const person = await personToChange(context, form.ChillCode);
  const request = await statusRequest(context, person, form, doing);
  return saveChange(context, { request, version: form.Version });
}

export const jobStatusHandlers: Handlers<keyof typeof jobStatusCalls> = {
  listJobStatuses: { allow: 'visible', handle: listJobStatuses },
  listJobStatusChoices: { allow, handle: listJobStatusChoices },
  getJobStatus: { allow, handle: getJobStatus },
  addJobStatus: { allow, handle: (form, context) => save(form, context, 'add') },
  editJobStatus: { allow, handle: (form, context) => save(form, context, 'edit') },
  listEndingStatuses: { allow: 'visible', handle: listEndingStatuses },
  settleJobStatus: { allow: 'visible', handle: settleJobStatus },
};
