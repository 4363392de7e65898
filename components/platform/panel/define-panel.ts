import type { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import type { Namespace } from '@/lib/i18n/messages';
import type { LoadMessagesFile } from './panel-messages';

export interface PanelProps<Words extends Namespace> {
  readonly t: ReturnType<typeof useTranslations<Words>>;
  readonly language: Language;
  /** What it was opened for, where it can be opened for one thing: a code, a tab. */
  readonly subject: string | undefined;
  readonly close: () => void;
}

/**
 * Where a panel stands: beside the content, beside it with room to read, over its top, in the middle with room to work, or
 * over all of it. On a phone those beside are bottom sheets, the others take the whole screen.
 */
export type PanelPlace = 'side' | 'wide' | 'top' | 'large' | 'full';

interface PanelDefinition<Words extends Namespace> {
  /** The file of messages that comes with the panel. */
  readonly messages: Words;
  readonly loadMessages: LoadMessagesFile;
  readonly load: () => Promise<ComponentType<PanelProps<Words>>>;
}

export type Panel = PanelDefinition<Namespace>;

/** Its messages bind the type of its `t`. */
export function definePanel<Words extends Namespace>(definition: PanelDefinition<Words>): Panel {
  return definition as unknown as Panel;
}
