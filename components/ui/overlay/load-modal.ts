import { partOnDemand } from '@/components/ui/part-on-demand';

/** What every modal stands on: fetched with the first of them, or when somebody is about to open it. */
export const { load: loadModal, usePart: useModal } = partOnDemand(() => import('./modal'));
