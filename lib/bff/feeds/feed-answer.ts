import 'server-only';
import { FEED_SECRET } from '../../contract/time/calendar-feeds/feed-rules';
import { answerHeaders, withErrorAnswer } from '../call/answer';
import { readCaller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';

const FILE_NAME = 'calendar.ics';

/** The tag of an If-None-Match: weak where something on the way has packed the answer. */
const tagOf = (header: string | null): string => /^(?:W\/)?"([\w-]{1,64})"$/.exec(header ?? '')?.[1] ?? '';

function instantOf(header: string | null): string {
  const at = Date.parse(header ?? '');
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** An address that is none and one that the HR API does not know are told in the same words. */
function sameIfUnknown(error: unknown): never {
  throw error instanceof HrError && error.code === 'not_found' ? new HrError('not_found') : error;
}

/**
 * The calendar of a subscription, for a calendar program that has nothing but its address: no session, no cookie, and whoever has
 * none either is told no more than who guesses. The secret stands in the path alone: it goes on in a body and is written nowhere.
 */
export function feedAnswer({ headers }: Pick<Request, 'headers'>, named: string): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const FeedSecret = named.replace(/\.ics$/, '');
    if (!FEED_SECRET.test(FeedSecret)) throw new HrError('not_found');
    const caller = await readCaller({ headers, cookie: () => undefined }, requestId);
    const known = headers.get('if-none-match');
    const KnownSince = known === null ? instantOf(headers.get('if-modified-since')) : '';
    const feed = await send('getCalendarFeed', { FeedSecret, KnownTag: tagOf(known), KnownSince }, caller).catch(
      sameIfUnknown,
    );
    const kept = {
      etag: `"${feed.Tag}"`,
      'last-modified': new Date(feed.ChangedAt).toUTCString(),
      // Kept by the program alone, which asks each time whether it may still show it.
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    };
    if (feed.Calendar === '') return new Response(null, { status: 304, headers: answerHeaders(requestId, kept) });
    return new Response(feed.Calendar, {
      headers: answerHeaders(requestId, {
        ...kept,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${FILE_NAME}"`,
      }),
    });
  });
}
