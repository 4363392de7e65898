import { useLoaded } from '@/components/ui/use-loaded';

let modal: typeof import('./modal') | undefined;

/** Fetches what every modal stands on: with the first of them, or when somebody is about to open it. */
export async function loadModal(): Promise<void> {
  modal ??= await import('./modal');
}

/** What a modal stands on, undefined until it is here. */
export function useModal(isWanted: boolean): typeof modal {
  useLoaded(isWanted && !modal ? loadModal : null);
  return modal;
}
