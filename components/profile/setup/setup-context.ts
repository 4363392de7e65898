import { createContext, useContext } from 'react';
import type { ReplyFor } from '@/lib/contract/all';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import type { Language } from '@/lib/contract/platform/languages';

export type SetupSection = ReplyFor<'listSetupSections'>[number];
export type SetupIssue = ReplyFor<'getSectionDraft'>['Issues'][number];

/** What of a section is looked at. */
export type Selection = { readonly part: 'section' } | { readonly part: 'groups' | 'fields'; readonly code: string };

interface SetupContextValue {
  readonly section: SetupSection;
  readonly definition: SectionDefinition;
  /** In which its words are written at the moment. */
  readonly language: Language;
  readonly issues: readonly SetupIssue[];
  /** How many values fields hold, by their codes: they are retired, never removed. */
  readonly holding: ReadonlyMap<string, number>;
  /** Codes of fields that the product reads. */
  readonly needed: ReadonlySet<string>;
  /** Where it is said who decides about changes of the section; null for whom that is closed. */
  readonly chainsPage: string | null;
  readonly selection: Selection | null;
  readonly select: (selection: Selection | null) => void;
  /** `what` names that which is changed, so that typing is one step to undo; empty for a step of its own. */
  readonly change: (definition: SectionDefinition, what?: string) => void;
}

const SetupContext = createContext<SetupContextValue | null>(null);
export const SetupProvider = SetupContext.Provider;

export function useSetup(): SetupContextValue {
  const context = useContext(SetupContext);
  if (!context) throw new Error('no section is edited around this');
  return context;
}

export const isSelected = (selection: Selection | null, part: Selection['part'], code?: string): boolean =>
  selection?.part === part && (part === 'section' || (selection as { code: string }).code === code);
