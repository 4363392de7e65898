import type { PanelProps } from '@/components/platform/panel/define-panel';

export type ToursTranslator = PanelProps<'tours'>['t'];
