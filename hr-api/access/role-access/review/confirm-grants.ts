import { auditAll } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { lockGrants } from '../grants/lock-grants';
import { grantDetails } from '../tables';

/** Keeps grants as they are, with who looked at them and when; one that was kept today already stays so. */
export const confirmGrants: Handler<'confirmGrants'> = async ({ GrantCodes }, context) => {
  const { actor, db, now, log } = context;
  const looked = { confirmedBy: actor.accountId, confirmedOn: dayOf(now) };
  const grants = await lockGrants(context, GrantCodes);
  for (const { id } of grants)
    await db
      .insert(grantDetails)
      .values({ grantId: id, ...looked })
      .onConflictDoUpdate({ target: grantDetails.grantId, set: looked });
  await auditAll(
    context,
    grants.map(({ id, accountId, roleCode }) => ({
      subject: { kind: 'grant', id },
      action: 'keep a grant',
      after: { account: accountId, role: roleCode, on: looked.confirmedOn },
    })),
  );
  log.info({ by: actor.accountId, grants: grants.length }, 'grants kept');
  return {};
};
