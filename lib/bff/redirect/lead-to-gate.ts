import 'server-only';
import { headers } from 'next/headers';
import { CONDUCT } from '../../gate';
import { leadAway } from './lead-away';
import { ASKED_PATH_HEADER } from './led-elsewhere';

/** Leads the visitor of a page to the conduct gate, by the route that keeps the page for afterwards. */
export async function leadToGate(): Promise<never> {
  const asked = (await headers()).get(ASKED_PATH_HEADER);
  const to = asked ? `/api/session/gate?${new URLSearchParams({ asked })}` : CONDUCT;
  return leadAway(to, 'an agreement is pending');
}
