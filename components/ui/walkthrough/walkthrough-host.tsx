'use client';

import { useSyncExternalStore } from 'react';
import { walkStore } from './walk-store';

/** Where a walkthrough stands; in a layout, so that it goes on from page to page. */
export function WalkthroughHost() {
  const walking = useSyncExternalStore(walkStore.subscribe, walkStore.read, walkStore.readOnServer);
  return walking && <walking.card walk={walking.walk} />;
}
