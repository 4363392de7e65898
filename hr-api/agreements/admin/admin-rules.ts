import type { RequestFor } from '../../../lib/contract/all';
import type { ConductIssue } from '../../../lib/contract/agreements/issues';
import type { ConductForm } from '../../../lib/contract/agreements/forms';
import type { ConductState } from '../../../lib/contract/agreements/admin';
import type { Conduct } from '../data';

/** How a form is kept. */
const KINDS: Readonly<Record<ConductForm, Pick<Conduct, 'kind' | 'signsByItself'>>> = {
  text: { kind: 'html', signsByItself: false },
  pdf: { kind: 'pdf', signsByItself: false },
  'signed-pdf': { kind: 'placeholder-pdf', signsByItself: false },
  'signed-letter': { kind: 'signed-letter', signsByItself: false },
  'auto-signed-pdf': { kind: 'placeholder-pdf', signsByItself: true },
  sections: { kind: 'profile-sections', signsByItself: false },
};

const FORMS: Readonly<Record<Conduct['kind'], ConductForm>> = {
  html: 'text',
  pdf: 'pdf',
  'placeholder-pdf': 'signed-pdf',
  'signed-letter': 'signed-letter',
  'profile-sections': 'sections',
};

export const kindOfForm = (form: ConductForm) => KINDS[form];

export function formOf({ kind, signsByItself }: Pick<Conduct, 'kind' | 'signsByItself'>): ConductForm {
  return signsByItself && kind === 'placeholder-pdf' ? 'auto-signed-pdf' : FORMS[kind];
}

export const needsFile = (form: ConductForm) => form !== 'text' && form !== 'sections';

type Dated = Pick<Conduct, 'series' | 'version' | 'publishedAt' | 'withdrawnAt'>;

const isPublished = ({ publishedAt, withdrawnAt }: Dated, now: Date) =>
  publishedAt !== null && publishedAt <= now && withdrawnAt === null;

/** What a version is, by its dates alone: a planned one comes into force without anybody's doing. `all` are those of its series. */
export function stateOf(conduct: Dated, all: readonly Dated[], now: Date): ConductState {
  const { series, version, publishedAt, withdrawnAt } = conduct;
  if (publishedAt === null) return 'draft';
  if (withdrawnAt !== null) return 'withdrawn';
  if (publishedAt > now) return 'planned';
  const isReplaced = all.some((other) => other.series === series && other.version > version && isPublished(other, now));
  return isReplaced ? 'replaced' : 'current';
}

export interface Issue {
  readonly path: string;
  readonly message: ConductIssue;
}

const isDuplicate = (keys: readonly string[]) => new Set(keys).size < keys.length;

/** What is wrong with a draft in itself. What is still missing in it is asked for when it is published. */
export function draftIssues(
  { Texts, Audience, Form, Sections }: RequestFor<'saveConduct'>,
  knownSections: ReadonlySet<string>,
): Issue[] {
  return [
    ...(isDuplicate(Texts.map(({ Language }) => Language)) ? [{ path: 'Texts', message: 'doubled' as const }] : []),
    ...(isDuplicate(Audience.map(({ Kind, Code = '' }) => `${Kind} ${Code}`))
      ? [{ path: 'Audience', message: 'doubled' as const }]
      : []),
    ...(Form === 'sections' && !(Sections ?? []).every((section) => knownSections.has(section))
      ? [{ path: 'Sections', message: 'unknown' as const }]
      : []),
    ...(Form === 'sections' && (Sections ?? []).length === 0
      ? [{ path: 'Sections', message: 'no_sections' as const }]
      : []),
  ];
}

interface Publishing {
  readonly form: ConductForm;
  readonly english: { readonly content: string } | undefined;
  readonly hasFile: boolean;
  /** How many people it would ask today. */
  readonly audienceSize: number;
  /** Null for at once. */
  readonly from: Date | null;
  readonly now: Date;
}

/** What keeps a draft from being published. */
export function publishIssues({ form, english, hasFile, audienceSize: asked, from, now }: Publishing): Issue[] {
  return [
    ...(english ? [] : [{ path: 'Texts', message: 'no_english' as const }]),
    ...(english && form === 'text' && english.content.trim() === ''
      ? [{ path: 'Texts', message: 'no_content' as const }]
      : []),
    ...(needsFile(form) && !hasFile ? [{ path: 'FileHeaderCode', message: 'no_file' as const }] : []),
    ...(asked === 0 ? [{ path: 'Audience', message: 'nobody' as const }] : []),
    ...(from && from < now ? [{ path: 'From', message: 'past' as const }] : []),
  ];
}
