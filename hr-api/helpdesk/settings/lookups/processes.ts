import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import { processShape } from '../../../../lib/contract/helpdesk/lookups';
import { dayOf } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import type { Lookup } from '../../../platform/lookups/lookup';
import { findRepeated } from '../../../platform/lookups/lookup-issues';
import { releaseTickets } from '../../desk/release-tickets';
import { helpdeskMembers } from '../../tables';
import { CATALOGUE } from '../catalogue';
import { helpdeskPeople, membersOf, wireMember } from '../members';
import { settingIssueIf } from '../settings-rules';
import { SETTINGS_LOCK } from '../settings-stores';

/** A process is saved together with who answers its tickets; those of a person who answers no more go back to all. */
export const processes: Lookup<typeof processShape, RequestFor<'saveHelpdeskProcess'>> = {
  ...CATALOGUE.processes,
  shape: processShape,
  lock: SETTINGS_LOCK,
  audit: { kind: 'helpdesk process', action: 'change helpdesk process' },
  issues: async ({ IsActive, Members }, { context: { db, now } }) => {
    const candidates = (await helpdeskPeople(db, dayOf(now))).map(({ accountId }) => accountId);
    const people = Members.map(({ AssigneeCode }) => AssigneeCode);
    return [
      ...people.flatMap((code, at) => settingIssueIf(!candidates.includes(code), `Members.${at}`, 'unknown')),
      ...findRepeated(people).flatMap((at) => settingIssueIf(true, `Members.${at}`, 'doubled')),
      ...settingIssueIf(IsActive && !Members.some(({ IsLead }) => IsLead), 'Members', 'no_lead'),
    ];
  },
  onSaved: async (code, { Members }, { context }) => {
    const { db } = context;
    await db.delete(helpdeskMembers).where(eq(helpdeskMembers.processCode, code));
    await insertRows(
      db,
      helpdeskMembers,
      Members.map(({ AssigneeCode, IsLead }) => ({ processCode: code, accountId: AssigneeCode, isLead: IsLead })),
    );
    await releaseTickets(context, code);
  },
  readParts: async (code, { db, now }) => ({ Members: (await membersOf(db, dayOf(now), [code])).map(wireMember) }),
};
