import 'server-only';
import { HrError } from './hr-error';

interface Places {
  taken: number;
  readonly waiting: (() => void)[];
}

const placesOf = new Map<string, Places>();

const RETRY_SECONDS = 5;

/**
 * Takes a place among the requests of one call, `most` of which are under way at once, so that a call that hangs at the HR API
 * leaves connections to all others. Who comes to a full call waits; after `within` milliseconds it is `busy`. What is answered
 * gives the place back.
 */
export async function takePlace(call: string, most: number, within: number): Promise<() => void> {
  const places = placesOf.get(call) ?? { taken: 0, waiting: [] };
  placesOf.set(call, places);
  if (places.taken < most) places.taken += 1;
  else await waitFor(places, within);
  let isGivenBack = false;
  return () => {
    if (isGivenBack) return;
    isGivenBack = true;
    const next = places.waiting.shift();
    if (next) next();
    else places.taken -= 1;
  };
}

function waitFor({ waiting }: Places, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(new HrError('busy', { retryAfter: RETRY_SECONDS }));
    }, within);
    waiting.push(enter);
  });
}
