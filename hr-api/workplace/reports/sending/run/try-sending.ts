import { MAX_COUNTED_ROWS } from '../../../../../lib/contract/workplace/reports/limits';
import type { Handler } from '../../../../platform/calls/call';
import { namesOf } from '../../../../platform/texts/data';
import { findNamed } from '../recipients/audience';
import { checkSent } from '../schedules/check-sent';
import { ownSchedule } from '../schedules/own-schedule';
import { headingOf } from '../../files/report-columns';
import { partsOf } from './parts';

/** Whom it would reach and what each would get; titles are in each recipient's language. */
export const tryReportSending: Handler<'tryReportSending'> = async (request, context) => {
  const { HeaderCode, CCEmailIDs: addresses, ...asked } = request;
  const { actor, db, now, language, services } = context;
  const reportScheduleId = HeaderCode === '' ? undefined : (await ownSchedule(context, HeaderCode)).id;
  const options = { addresses, addressField: 'CCEmailIDs', reportScheduleId } as const;
  const { addressed, sent } = await checkSent(asked, context, options);
  const partOf = partsOf({ db, now, services, sent, owner: actor });
  const roleNames = await namesOf(db, 'role', language);
  const trials = [];
  for (const recipient of await findNamed(db, addressed, now)) {
    const { role, view, reasons, missing, isLink } = await partOf(recipient);
    const roleCode = role?.actor.roleCode;
    trials.push({
      Recipient: recipient.reader?.name ?? recipient.address,
      Address: recipient.address || (recipient.reader?.mail ?? ''),
      RoleName: roleCode === undefined ? '' : (roleNames.get(String(roleCode)) ?? String(roleCode)),
      IsOwner: recipient.accountId === actor.accountId,
      RowCount: Math.min(view?.count ?? 0, MAX_COUNTED_ROWS),
      IsEstimated: (view?.count ?? 0) > MAX_COUNTED_ROWS,
      Columns: (view?.columns ?? []).map((column) => headingOf(column).heading),
      MissingColumns: missing.map((column) => headingOf(column).heading),
      Reasons: [...reasons],
      IsLink: isLink,
    });
  }
  return trials;
};
