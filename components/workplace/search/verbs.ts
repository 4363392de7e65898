import type { Verb, VerbChoices } from '@/components/platform/verbs';

/** A verb of a capability, with its texts. */
export interface OfferedVerb extends Pick<Verb, 'opens'> {
  readonly key: string;
  readonly folder: string;
  /** With `{name}` where it has choices. */
  readonly name: string;
  /** Other words by which it is found. */
  readonly words: string;
}

export type FindVerbChoices = (folder: string) => Promise<VerbChoices>;

interface Verbs {
  readonly verbs: readonly OfferedVerb[];
  readonly findChoices: FindVerbChoices;
}

let provided: Verbs = { verbs: [], findChoices: async () => ({}) };

/** Sets what can be done from the search, once per page. */
export function provideVerbs(verbs: Verbs) {
  provided = verbs;
}

export const providedVerbs = (): Verbs => provided;
