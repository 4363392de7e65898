import type { Language } from '@/lib/contract/platform/languages';
import type { Part } from '../part';

export interface PictureProps {
  readonly kind: 'pie' | 'donut' | 'stacked' | 'treemap';
  readonly parts: readonly Part[];
  readonly language: Language;
  /** What stands in the hole of a donut. */
  readonly middle?: string;
}
