import 'server-only';
import { FEED_KINDS } from '../../contract/time/calendar-feeds/feed-rules';
import type { Caller } from '../call/caller';
import type { StepResult } from '../session/session-route';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';

/** The secret goes to the script that asked, to be shown once; it is in no cookie. */
export async function feedStep(fields: Record<string, string>, caller: Caller): Promise<StepResult> {
  const Kind = FEED_KINDS.find((kind) => kind === fields.Kind);
  if (!Kind) throw new HrError('bad_request');
  const { FeedSecret } = await send('createCalendarFeed', { Kind }, caller);
  return { next: Kind === 'own' ? '/timemanage/myleave' : '/timemanage/teamcalendar', told: [FeedSecret] };
}
