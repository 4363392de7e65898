import { headingWords, meaningOf, withoutAdded } from './heading-words';
import { isTypo } from './is-typo';

export interface NamedColumn {
  readonly key: string;
  /** What it is called, the first before its by-names. */
  readonly names: readonly string[];
}

/** A name as it is compared, from the strictest form on. */
interface Forms {
  readonly exact: string;
  readonly meaning: string;
}

interface Pair {
  readonly heading: number;
  readonly column: number;
  readonly sureness: number;
}

/**
 * Pairs headings of a file with columns: for each heading the key of its column, or null. Each column is given once, to the surest
 * heading; of headings that are alike to the first.
 */
export function matchColumns(headings: readonly string[], columns: readonly NamedColumn[]): (string | null)[] {
  const names = columns.map(({ key, names }) => [...names, key].map(formsOf));
  const pairs = headings.flatMap((text, heading) => {
    const [whole, bare] = [formsOf(text), formsOf(withoutAdded(text))];
    return names.map((known, column): Pair => ({ heading, column, sureness: surenessOf(whole, bare, known) }));
  });
  const found: (string | null)[] = headings.map(() => null);
  const taken = new Set<number>();
  for (const { heading, column } of pairs.filter(isSure).sort((a, b) => b.sureness - a.sureness)) {
    if (found[heading] !== null || taken.has(column)) continue;
    found[heading] = columns[column]!.key;
    taken.add(column);
  }
  return found;
}

const isSure = ({ sureness }: Pair) => sureness > 0;

function formsOf(text: string): Forms {
  const words = headingWords(text);
  return { exact: words.join(''), meaning: meaningOf(words) };
}

/** The same name is surer than the same meaning, that than a slip of the keyboard, and a name than a by-name. */
function surenessOf(whole: Forms, bare: Forms, known: readonly Forms[]): number {
  if (bare.exact === '' && whole.exact === '') return 0;
  const steps: ((name: Forms) => boolean)[] = [
    ({ exact }) => exact === whole.exact,
    ({ exact }) => exact === bare.exact,
    ({ meaning }) => meaning === bare.meaning,
    ({ exact }) => isTypo(exact, bare.exact),
  ];
  const step = steps.findIndex((isSame) => known.some(isSame));
  if (step === -1) return 0;
  return steps.length - step + (steps[step]!(known[0]!) ? 0.5 : 0);
}
