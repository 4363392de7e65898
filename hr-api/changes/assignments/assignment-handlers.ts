import type { assignmentCalls } from '../../../lib/contract/changes/assignments';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { personToChange } from '../open-person';
import { saveChange } from '../save-change';
import { assignmentRequest, type AssignmentForm } from './assignment-request';
import { listAssignmentChoices, listAssignments } from './list-assignments';

const allow = 'assignment.change';

async function save(form: AssignmentForm, context: CallContext, doing: 'add' | 'edit') {
  const person = await personToChange(context, form.ChillCode);
  const request = await assignmentRequest(context, person, form, doing);
  return saveChange(context, { request, version: form.Version });
}

export const assignmentHandlers: Handlers<keyof typeof assignmentCalls> = {
  listAssignments: { allow: 'visible', handle: listAssignments },
  listAssignmentChoices: { allow, handle: listAssignmentChoices },
  addAssignment: { allow, handle: (form, context) => save(form, context, 'add') },
  editAssignment: { allow, handle: (form, context) => save(form, context, 'edit') },
};
