import { addressOfEditHome, addressOfSection } from './section-addresses';
import { pageOfSection } from './page-of-section';
import type { SectionEntry } from '../read/read-sections';

export interface Neighbours {
  readonly home: `/${string}`;
  /** Null before the first section. */
  readonly previous: `/${string}` | null;
  /** NAV-07: home behind the last section. */
  readonly next: `/${string}`;
}

/** NAV-05 to NAV-07: where Previous and Next lead from a section, in the order that the sections have. */
export function neighboursOf(sections: readonly SectionEntry[], code: number, cardKey?: string): Neighbours {
  const home = addressOfEditHome(cardKey);
  const withPages = sections.filter(
    ({ SectionCode, ...section }) => SectionCode === code || pageOfSection(section) === null,
  );
  const at = withPages.findIndex(({ SectionCode }) => SectionCode === code);
  const addressOf = (entry: SectionEntry | undefined) => entry && addressOfSection(entry.SectionCode, cardKey);
  return {
    home,
    previous: (at > 0 && addressOf(withPages[at - 1])) || null,
    next: addressOf(withPages[at + 1]) ?? home,
  };
}
