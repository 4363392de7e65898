import { formatInTimeZone } from 'date-fns-tz';
import type { ownDataCalls } from '../../../lib/contract/workplace/own-data';
import { audit } from '../../platform/audit/audit';
import { countWork } from '../../platform/budgets/work';
import type { Handler, Handlers } from '../../platform/calls/call';
import { ZONE } from '../../platform/dates';
import { inTransaction } from '../../platform/db/transaction';
import { ownDataZip } from './own-data-zip';
import { readShares } from './read-shares';

const listOwnData: Handler<'listOwnData'> = async (_request, context) =>
  (await readShares(context)).map(({ share: { name, titles }, rows }) => ({
    ShareCode: name,
    ShareName: titles[context.language],
    Rows: rows.length,
  }));

/** All that is held on the caller as one file; that they took it is noted, and how often they may is limited. */
const downloadOwnData: Handler<'downloadOwnData'> = async (_request, context) => {
  const { actor, now, language } = context;
  await inTransaction(context.db, async (db) => {
    await countWork({ ...context, db }, actor.accountId, 'ownData');
    const subject = { kind: 'person', id: actor.personId };
    await audit({ ...context, db }, { subject, personId: actor.personId, action: 'download own data' });
  });
  return {
    type: 'application/zip',
    fileName: `my-data-${formatInTimeZone(now, ZONE, 'yyyy-MM-dd')}.zip`,
    content: ownDataZip(await readShares(context), language),
  };
};

/** One's own: the account of the token alone says whose. */
export const ownDataHandlers: Handlers<keyof typeof ownDataCalls> = {
  listOwnData: { allow: 'own', handle: listOwnData },
  downloadOwnData: { allow: 'own', handle: downloadOwnData },
};
