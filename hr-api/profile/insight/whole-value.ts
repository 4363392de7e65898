import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { openSection } from '../access/open-section';
import { recordKeysOf } from '../access/record-keys';
import { findRow } from '../rows/find-row';

/** The whole value of a secret field that is in force. A password is shown to nobody. */
export const getWholeValue: Handler<'getWholeValue'> = async (request, context) => {
  const { db, now, services } = context;
  const open = await openSection(context, request);
  const field = open.access.get(request.FieldCode)?.field;
  const found = await findRow(db, open, { KeyCode: request.KeyCode, on: dayOf(now) });
  const secret = field && field.type !== 'password' ? found?.row?.secrets[field.code] : undefined;
  if (!field || !found || !secret) throw new ApiError('not_found');
  const { personId } = open.subject;
  const place = { personId, rowId: found.rowId, fieldCode: field.code };
  const Value = await recordKeysOf(services).unseal(db, place, secret);
  await audit(context, {
    subject: { kind: 'record', id: personId },
    personId,
    action: 'see whole value',
    after: { section: open.section.code, field: field.key },
  });
  return { Value };
};
