'use client';

import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';

/** POP-04, POP-05: the pop-up of a change flag over whatever page the person came to. */
export const PopupHost = lazyWithMessages(
  'buddy',
  (language) => import(`@/messages/${language}/buddy.json`),
  async () => (await import('./popups')).Popups,
);
