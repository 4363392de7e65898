import type { Handler } from '../../../platform/calls/call';
import { wireDate } from '../../../platform/dates';
import { wirePreviewSteps } from '../../../workplace/approvals/lists/wire-preview';
import { COMP_OFF_SUBJECT } from '../deciding/comp-off-subject-kind';
import { openHolder } from '../../leave/holder';
import { weighClaim } from './weigh-claim';

/** What a claim would come to, and who would decide about it. */
export const previewCompOffClaim: Handler<'previewCompOffClaim'> = async (claimed, context) => {
  const holder = await openHolder(context, claimed.ChillCode);
  const { days, amount, credit, issues } = await weighClaim(context, claimed, holder);
  const asked = { kind: COMP_OFF_SUBJECT, personId: holder.personId };
  return {
    Days: days.map(({ day, amount: ofDay, holiday, refusal }) => ({
      ...{ Day: wireDate(day), Amount: ofDay, Holiday: holiday, Refusal: refusal },
    })),
    Amount: amount,
    ValidFrom: credit ? wireDate(credit.from) : '',
    ExpiresOn: credit?.to ? wireDate(credit.to) : '',
    Steps: days.length > 0 ? await wirePreviewSteps(context, asked) : [],
    Issues: [...issues],
  };
};
