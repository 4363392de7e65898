import type { z } from 'zod';
import type { managerFormSchema } from '../../../lib/contract/changes/reporting-lines';
import type { CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { readChangeSettings } from '../../people/changes/change-settings';
import { editedRow } from '../edited-row';
import { formCode } from '../form-values';
import { formIssues, modesOf } from '../form-issues';
import type { OpenPerson } from '../open-person';
import { findLeader } from './find-leader';
import type { LineKind } from './list-lines';

export type LineForm = z.output<typeof managerFormSchema>;

/** MGRC-14, AMGR-05: whether a change of the kind must be justified. */
export async function isJustified({ db }: Pick<CallContext, 'db'>, kind: LineKind): Promise<boolean> {
  const settings = await readChangeSettings(db);
  return kind === 'manager' ? settings.managerIsJustified : settings.adminManagerIsJustified;
}

/** What a form of a manager asks for, with all that is wrong with it said at once (MGRC-11 to MGRC-16, AMGR-05 to AMGR-07, Q9). */
export async function lineRequest(
  context: CallContext,
  person: OpenPerson,
  form: LineForm,
  { kind, doing }: { readonly kind: LineKind; readonly doing: 'add' | 'edit' },
): Promise<ChangeRequest> {
  const { db, actor, now } = context;
  const issues = formIssues();
  const edited =
    doing === 'edit' ? await editedRow(context, person, { kind, rowId: formCode(form.managerKeyCode) }) : null;
  const from = edited?.isFixed ? edited.row.validFrom : issues.day('EffectiveFrom', form.EffectiveFrom);
  const empid = form.ReportingID.trim();
  if (empid === '') issues.add('ReportingID', 'required');
  const today = dayOf(now);
  const wanted = { empid, from: from ?? today, today, needsAccount: kind === 'admin_manager' };
  const leader = empid === '' ? null : await findLeader(db, actor, wanted);
  if (empid !== '' && (!leader || leader.personId === person.personId)) issues.add('ReportingID', 'not_valid');
  const justification = issues.justification(form.Justification, { isRequired: await isJustified(context, kind) });
  issues.refuse();
  return {
    ...{ kind, employmentId: person.id, from: from ?? '', justification, rowId: edited?.row.id ?? null },
    modes: modesOf('ReportingID', form.Mode),
    values: { leader_id: leader?.id ?? '' },
  };
}
