import type { Language } from '../../../lib/contract/platform/languages';
import type { Allow, CallContext } from '../../platform/calls/call';

/** A record that was found, as its own page names it. */
export interface FoundRecord {
  readonly title: string;
  readonly detail?: string;
  /** The page that shows it: `module/page`, or `module/page/key/code`. Who may not open the page does not find the record. */
  readonly link: string;
  /** What a favourite keeps it by, where there are favourites of its kind. */
  readonly key?: string;
  /** Of a person: what shows them. */
  readonly person?: { readonly empid: string; readonly hasPhoto: boolean; readonly active: 'A' | 'N' };
}

/** Records that people can find by search. */
export interface SearchSource {
  /** The word of its subject, as permissions have it. */
  readonly kind: string;
  /** What they are called together. */
  readonly names: Readonly<Record<Language, string>>;
  /** Who may search there, as a handler says it; with a rule `find` alone decides which rows. */
  readonly allow: Allow;
  /** So many characters make a search; three where nothing is said. */
  readonly minCharacters?: number;
  /** What holds a text, the likeliest first. */
  readonly find: (
    context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services'>,
    search: { readonly text: string; readonly limit: number },
  ) => Promise<readonly FoundRecord[]>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own people can find by search. */
    readonly searchSources?: readonly SearchSource[];
  }
}
