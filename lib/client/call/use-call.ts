import { useCallback, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { call } from './call';
import { isUnanswered, type CallError } from './call-error';

/**
 * Reads through the call proxy, cached; null reads nothing yet. Refusals are not retried.
 */
export function useCall<Name extends CallName>(
  name: Name,
  request: RequestFor<Name> | null,
  options?: SWRConfiguration<ReplyFor<Name>, CallError>,
) {
  const answer = useSWR<ReplyFor<Name>, CallError>(
    request && [name, request],
    () => call(name, request as RequestFor<Name>),
    { shouldRetryOnError: false, ...options },
  );
  // It draws anew for what was read of it alone; a child that arrives later reads it then, and would be shown nothing of what came.
  void [answer.data, answer.error];
  return answer;
}

/**
 * Writes through the call proxy. One idempotency key serves one intent: pressing again after a lost reply repeats the same write,
 * and only a reply, good or bad, ends the intent. A form whose intent outlives the page gives its own key.
 */
export function useCallMutation<Name extends CallName>(name: Name) {
  const intent = useRef<{ request: string; key: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = useCallback(
    async (request: RequestFor<Name>, ownKey?: string): Promise<ReplyFor<Name>> => {
      const text = JSON.stringify(request);
      const isSame = !ownKey && intent.current?.request === text;
      const mine = isSame && intent.current ? intent.current : { request: text, key: ownKey ?? crypto.randomUUID() };
      intent.current = mine;
      const settle = () => {
        if (intent.current === mine) intent.current = null;
      };
      setIsSending(true);
      try {
        const reply = await call(name, request, mine.key);
        settle();
        return reply;
      } catch (error) {
        if (!isUnanswered(error)) settle();
        throw error;
      } finally {
        setIsSending(false);
      }
    },
    [name],
  );
  return { send, isSending };
}
