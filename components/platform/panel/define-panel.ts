import type { ComponentType } from 'react';
import type { Namespace } from '@/lib/i18n/messages';
import type { LoadMessagesFile } from './panel-messages';

export interface PanelProps {
  /** What it was opened for, such as a code or a tab. */
  readonly subject: string | undefined;
  readonly close: () => void;
}

/**
 * Where a panel stands: beside the content, beside it with room to read, over its top, in the middle with room to work, or
 * over all of it. On a phone those beside are bottom sheets, the others take the whole screen.
 */
export type PanelPlace = 'side' | 'wide' | 'top' | 'large' | 'full';

/** What is known of a panel before its code is here. */
export interface PanelHead {
  readonly title: string;
  readonly place: PanelPlace;
}

export interface Panel {
  /** The file of messages that comes with the panel. */
  readonly messages: Namespace;
  readonly loadMessages: LoadMessagesFile;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

export const definePanel = (panel: Panel): Panel => panel;
