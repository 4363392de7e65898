import { Refusal } from '../command';

export interface TestOptions {
  readonly isFull: boolean;
  readonly isThrottled: boolean;
  /** Whether stories that fail leave a trace to look through. */
  readonly isTraced: boolean;
  /** The seed by which stories run in another order; null: they run in theirs. */
  readonly shuffle: string | null;
  /** The revision since which a change is to be tested; null: everything is. */
  readonly changedSince: string | null;
  /** Steps by name, or by the start of it; empty: all. */
  readonly only: readonly string[];
  readonly filters: readonly string[];
}

/** Reads `--full`, `--throttle`, `--trace`, `--shuffle=SEED`, `--changed`, `--changed=REVISION`, `--only a,b` and parts of file names. */
export function readOptions(args: readonly string[]): TestOptions {
  let isFull = false;
  let isThrottled = false;
  let isTraced = false;
  let shuffle: string | null = null;
  let changedSince: string | null = null;
  const only: string[] = [];
  const filters: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as string;
    if (word === '--full') isFull = true;
    else if (word === '--throttle') isThrottled = true;
    else if (word === '--trace') isTraced = true;
    else if (word.startsWith('--shuffle=')) shuffle = word.slice('--shuffle='.length);
    else if (word === '--changed') changedSince = 'HEAD';
    else if (word.startsWith('--changed=')) changedSince = word.slice('--changed='.length);
    else if (word === '--only') only.push(...(args[++at] ?? '').split(',').filter(Boolean));
    else if (word.startsWith('-'))
      throw new Refusal(
        `${word} is unknown; there are --full, --throttle, --trace, --shuffle=SEED, --changed and --only.`,
      );
    else filters.push(word);
  }
  if (args.includes('--only') && only.length === 0) throw new Refusal('--only needs the name of a step.');
  return { isFull, isThrottled, isTraced, shuffle, changedSince, only, filters };
}

/** The steps asked for, and those without which they make no sense. */
export function chooseSteps<S extends { readonly name: string; readonly needs?: readonly string[] }>(
  steps: readonly S[],
  only: readonly string[],
): S[] {
  if (only.length === 0) return [...steps];
  const chosen = new Set<string>();
  for (const word of only) {
    const meant = steps.filter(({ name }) => name === word || name.startsWith(`${word}-`));
    if (meant.length === 0) {
      throw new Refusal(`There is no step named ${word}; there are ${steps.map((step) => step.name).join(', ')}.`);
    }
    for (const { name, needs = [] } of meant) for (const it of [name, ...needs]) chosen.add(it);
  }
  return steps.filter(({ name }) => chosen.has(name));
}
