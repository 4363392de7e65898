'use client';

import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import type { PopupFlag } from './read-popup-flag';

export interface PopupProps {
  readonly isOpen: boolean;
  /** Takes the pop-up away here. */
  readonly onClose: () => void;
}

export interface PopupHostProps {
  readonly flag: PopupFlag;
  readonly name: string;
}

/** POP-04, POP-05: the pop-up of a change flag over whatever page the person came to. */
export const PopupHost = lazyWithMessages<PopupHostProps>('buddy', async () => (await import('./popups')).Popups);
