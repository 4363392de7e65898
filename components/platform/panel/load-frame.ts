import { partOnDemand } from '@/components/ui/part-on-demand';

/** What every panel stands in. */
export const { load: loadFrame, usePart: useFrame } = partOnDemand(() => import('./panel-frame'));
