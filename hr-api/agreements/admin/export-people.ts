import { Readable } from 'node:stream';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { BYTE_ORDER_MARK, csvLine } from '../../../lib/contract/platform/csv';
import { ApiError } from '../../platform/errors';
import { dayOf, wireInstant } from '../../platform/dates';
import { conductText } from '../data';
import { findConduct } from './admin-data';
import { conductAdminTexts } from './admin-texts';
import { listPeople, type ListedPerson } from './people-data';

/** So many people are read at once, whoever else waits in between. */
const BATCH_SIZE = 2000;

export const exportConductPeople: Handler<'exportConductPeople'> = async ({ ConductCode, State }, context) => {
  const { db, language } = context;
  const conduct = await findConduct(db, ConductCode);
  if (!conduct) throw new ApiError('not_found');
  const title = (await conductText(db, conduct.id, language))?.title ?? '';
  const after = { state: State };
  await audit(context, { subject: { kind: 'conduct', id: conduct.id }, action: 'export conduct people', after });
  return {
    type: 'text/csv',
    fileName: `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()} ${conduct.version}.csv`,
    content: Readable.from(linesOf(conduct.id, State, context)),
  };
};

async function* linesOf(conductId: string, state: 'all' | 'pending' | 'accepted', context: CallContext) {
  const { actor, db, now, language } = context;
  const { number, name, unit, location, accepted, reminded } = conductAdminTexts[language].export;
  yield BYTE_ORDER_MARK + csvLine([number, name, unit, location, accepted, reminded]);
  const question = { conductId, reader: actor, today: dayOf(now), state, language, limit: BATCH_SIZE };
  let position = '';
  for (;;) {
    const people = await listPeople(db, { ...question, after: position });
    if (people.length > 0) yield people.map(lineOf).join('');
    if (people.length < BATCH_SIZE) return;
    position = people.at(-1)?.personId ?? '';
  }
}

const at = (instant: Date | null) => (instant ? wireInstant(instant) : '');

const lineOf = ({ empid, name, unit, location, acceptedAt, remindedAt }: ListedPerson) =>
  csvLine([empid ?? '', name, unit ?? '', location ?? '', at(acceptedAt), at(remindedAt)]);
