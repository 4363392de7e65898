import type { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import type { FetchedCapability } from './panel-messages';

export interface PanelProps<Words extends FetchedCapability> {
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

interface PanelDefinition<Words extends FetchedCapability> {
  /** The file of messages that comes with the panel. */
  readonly words: Words;
  readonly load: () => Promise<ComponentType<PanelProps<Words>>>;
}

export type Panel = PanelDefinition<FetchedCapability>;

/** Puts a panel into the registry; its words bind the type of its `t`. */
export function definePanel<Words extends FetchedCapability>(definition: PanelDefinition<Words>): Panel {
  return definition as unknown as Panel;
}
