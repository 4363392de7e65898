import { setupPageOf } from './chain-pages';
import type { ChainChoices } from './chain-texts';

export interface ChosenSection {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  /** Where it is kept; null for whom that is closed. */
  readonly page: `/${string}` | null;
}

/** The section that an address names, among those that chains can be for. */
export function sectionAmong({ Kinds }: ChainChoices, code: unknown): ChosenSection | null {
  for (const { Kind, SetupLink, Sections } of Kinds) {
    const found = Sections.find(({ Code }) => Code === code);
    if (found) return { kind: Kind, code: found.Code, name: found.Name, page: setupPageOf(SetupLink, found.Code) };
  }
  return null;
}
