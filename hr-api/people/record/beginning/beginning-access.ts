import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';

type AccessOf = SectionDefinition['access'];

/** Between somebody and HR. */
export const PRIVATE: AccessOf = { self: 'propose', hr: 'edit' };

/** As private, and what one changes counts at once. */
export const OWN: AccessOf = { self: 'edit', hr: 'edit' };

/** What whoever somebody works for reads too. */
export const WORK: AccessOf = { ...PRIVATE, manager: 'read', admin_manager: 'read', reviewer: 'read' };
export const OWN_WORK: AccessOf = { ...WORK, ...OWN };

/** Of a section about work, what is not. */
export const NOT_AT_WORK: AccessOf = { manager: 'hidden', admin_manager: 'hidden', reviewer: 'hidden' };
