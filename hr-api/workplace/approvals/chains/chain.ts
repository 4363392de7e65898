/** Whom a step asks: somebody by their place beside the person concerned, whoever holds a role over them, or one person. */
export type ApproverRule =
  | { readonly kind: 'manager' | 'admin_manager' | 'reviewer' | 'hr' }
  | { readonly kind: 'role'; readonly roleCode: number }
  | { readonly kind: 'person'; readonly personId: string };

/** A step of a chain; without days nobody is reminded, or nobody above is asked. */
export interface ChainStep {
  readonly approvers: readonly ApproverRule[];
  readonly needs: 'all' | 'any';
  readonly remindAfterDays: number | null;
  readonly escalateAfterDays: number | null;
}

/** What a chain is for; nothing is everything. */
export interface ChainScope {
  readonly kind: string;
  readonly sections: readonly string[];
  readonly fields: readonly string[];
  readonly unitCodes: readonly string[];
}

/** How particular a chain is: named fields say more than sections, those more than units, and all of them more than the kind. */
export const rankOf = ({ kind, sections, fields, unitCodes }: ChainScope): number =>
  (fields.length > 0 ? 8 : 0) + (sections.length > 0 ? 4 : 0) + (unitCodes.length > 0 ? 2 : 0) + (kind ? 1 : 0);
