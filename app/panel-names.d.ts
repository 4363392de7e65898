import type { PanelNamesOf } from '@/components/platform/capability';
import type * as capabilities from './capabilities';

type Declared = (typeof capabilities)[keyof typeof capabilities];

declare module '@/components/platform/panel/panel-names' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface PanelNames extends Record<PanelNamesOf<Declared>, true> {}
}
