import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { requireEveryone } from '../../people/accounts/require-everyone';
import { readKeepMonths } from './keep-months';
import { countViews } from './people/list-left-people';
import { retentionSettings } from './tables';

export const getRetention: Handler<'getRetention'> = async (_request, context) => {
  requireEveryone(context);
  return { KeepMonths: await readKeepMonths(context.db), Counts: await countViews(context) };
};

export const saveRetention: Handler<'saveRetention'> = async ({ KeepMonths: keepMonths }, context) => {
  requireEveryone(context);
  const { db } = context;
  const before = { months: await readKeepMonths(db) };
  if (before.months === keepMonths) return {};
  await db
    .insert(retentionSettings)
    .values({ keepMonths })
    .onConflictDoUpdate({ target: retentionSettings.id, set: { keepMonths } });
  const subject = { kind: 'retention', id: 'one' };
  await audit(context, { subject, action: 'change the retention time', before, after: { months: keepMonths } });
  return {};
};
