import type { Handler } from '../../../platform/calls/call';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { readErasures, wireErasure } from './read-erasures';

const MAX_ROWS = 100;

export const listErasures: Handler<'listErasures'> = async (_request, context) => {
  requireEveryone(context);
  const rows = await readErasures(context, { limit: MAX_ROWS });
  return rows.map((row) => wireErasure(context.actor, row));
};
