import { LEADERS, type Leader } from '@/lib/contract/workplace/approvals/limits';
import { setupPageOf } from '../chain-pages';
import type { ChainChoices } from '../chain-texts';
import type { ChainValues } from './chain-values';

/** A section of which somebody sees some fields not, or all of it. */
export interface UnseenSection {
  readonly code: string;
  readonly name: string;
  /** Where it is kept; null for whom that is closed. */
  readonly page: string | null;
  /** Names of fields; none for the whole section. */
  readonly fields: readonly string[];
}

export interface UnseenParts {
  readonly who: Leader;
  readonly sections: readonly UnseenSection[];
}

const isAmong = (chosen: readonly string[], code: string) => chosen.length === 0 || chosen.includes(code);

/** What a chain is for and those whom it asks may not see: they would decide about it unseen. */
export function unseenParts(
  { Kinds }: Pick<ChainChoices, 'Kinds'>,
  { kind, sections, fields, steps }: ChainValues,
): readonly UnseenParts[] {
  const asked = new Set(steps.flatMap(({ approvers }) => approvers.map(({ Kind }) => Kind)));
  const concerned = Kinds.filter(({ Kind }) => kind === '' || kind === Kind).flatMap(({ SetupLink, Sections }) =>
    Sections.filter(({ Code }) => isAmong(sections, Code)).map((section) => ({ SetupLink, ...section })),
  );
  return LEADERS.filter((who) => asked.has(who)).flatMap((who) => {
    const found = concerned.flatMap(({ Code, Name, SetupLink, Fields }) => {
      const chosen = Fields.filter((field) => isAmong(fields, field.Code));
      const hidden = chosen.filter(({ HiddenFrom }) => HiddenFrom.includes(who));
      if (hidden.length === 0) return [];
      const isWhole = hidden.length === Fields.length;
      const names = isWhole ? [] : hidden.map((field) => field.Name);
      return { code: Code, name: Name, page: setupPageOf(SetupLink, Code), fields: names };
    });
    return found.length > 0 ? { who, sections: found } : [];
  });
}
