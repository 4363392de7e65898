import type { Language } from '../../../lib/contract/platform/languages';
import type { Allow, CallContext } from '../../platform/calls/call';

/** A record that was found, as its own page names it. */
export interface FoundRecord {
  readonly title: string;
  readonly detail?: string;
  /** The page that shows it: `module/page`, or `module/page/key/code`. Who may not open the page does not find the record. */
  readonly link: string;
}

/** Records that people can find by search. */
export interface SearchSource {
  /** The word of its subject, as permissions have it. */
  readonly kind: string;
  /** What one of them is called. */
  readonly names: Readonly<Record<Language, string>>;
  /** Who may search there, as a handler says it; with a rule `find` alone decides which rows. */
  readonly allow: Allow;
  /** What holds a text of at least three characters, the likeliest first. */
  readonly find: (
    context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>,
    search: { readonly text: string; readonly limit: number },
  ) => Promise<readonly FoundRecord[]>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own people can find by search. */
    readonly searchSources?: readonly SearchSource[];
  }
}
