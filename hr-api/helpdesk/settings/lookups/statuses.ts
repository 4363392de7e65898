import { eq } from 'drizzle-orm';
import { statusShape } from '../../../../lib/contract/helpdesk/lookups';
import type { Lookup } from '../../../platform/lookups/lookup';
import { recalculateForStatus } from '../../targets/recalculate-due-dates';
import { readWorkingTime } from '../../targets/working-time';
import { tickets } from '../../tables';
import { CATALOGUE } from '../catalogue';
import { settingIssueIf, statusIssues } from '../settings-rules';
import { SETTINGS_LOCK } from '../settings-stores';

export const statuses: Lookup<typeof statusShape> = {
  ...CATALOGUE.statuses,
  shape: statusShape,
  lock: SETTINGS_LOCK,
  columns: { DependsCodes: 'nextCodes', RequesterDependsCodes: 'requesterNextCodes' },
  audit: { kind: 'ticket status', action: 'change ticket status' },
  issues: async (request, { before, others, context: { db } }) => {
    const issues = statusIssues(request, others);
    if (issues.length > 0 || !before || before.IsClosed === request.IsClosed) return issues;
    const count = await db.$count(tickets, eq(tickets.statusCode, before.StatusCode));
    return settingIssueIf(count > 0, 'IsClosed', 'in_use');
  },
  onSaved: async (code, { IsPaused }, { before, context: { db, now } }) => {
    if (!before || before.IsPaused === IsPaused) return;
    await recalculateForStatus(db, await readWorkingTime(db), { statusCode: code, isPaused: IsPaused, now });
  },
};
