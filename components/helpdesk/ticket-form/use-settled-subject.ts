import { useDebounced } from '@/lib/client/use-debounced';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';

/** How long nobody types before it is asked, in milliseconds, and for how many characters it is worth it. */
const SEARCH_DELAY_MS = 400;
const MIN_CHARACTERS = 3;

/** A subject once it is typed; empty while it says too little to ask about. */
export function useSettledSubject(subject: string): string {
  const settled = useDebounced(subject.trim().slice(0, MAX_LENGTH.subject), SEARCH_DELAY_MS);
  return settled.length >= MIN_CHARACTERS ? settled : '';
}
