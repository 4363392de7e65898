import { DEFAULT_TYPES, namedLimit, SIZE_LIMIT } from '../contract/platform/file-rules';
import { extensionOf } from './file-name';

export interface UploadRules {
  /** The extensions that are accepted, in small letters without a dot; left out, those of UPL-15. */
  readonly types?: readonly string[];
  /** In bytes; a file of exactly this size is refused. */
  readonly limit?: number;
  /** UPL-25, UPL-26, VOPQ-38: the server side said that this screen checks nothing. The HR API does all the same. */
  readonly isUnchecked?: boolean;
}

export type UploadIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'defaultTypes'; readonly isHeic?: boolean }
  | { readonly kind: 'types'; readonly list: string; readonly isHeic?: boolean }
  | ({ readonly kind: 'tooLarge' } & ReturnType<typeof namedLimit>);

/** How an iPhone keeps its photos, which few others can open. */
const HEIC_TYPES = ['heic', 'heif'];

/** What a screen has against a file, before anything is sent; null for nothing. The type is told before the size. */
export function findUploadIssue({ name, size }: Pick<File, 'name' | 'size'>, rules: UploadRules): UploadIssue | null {
  if (size === 0) return { kind: 'empty' };
  if (rules.isUnchecked) return null;
  if (!acceptedTypes(rules).includes(extensionOf(name))) {
    const heic = HEIC_TYPES.includes(extensionOf(name)) && { isHeic: true };
    return rules.types ? { kind: 'types', list: listOfTypes(rules.types), ...heic } : { kind: 'defaultTypes', ...heic };
  }
  return size >= limitOf(rules) ? { kind: 'tooLarge', ...namedLimit(limitOf(rules)) } : null;
}

export const acceptedTypes = ({ types = DEFAULT_TYPES }: UploadRules): readonly string[] => types;

/** In bytes. */
export const limitOf = ({ limit = SIZE_LIMIT }: UploadRules): number => limit;

/** The {list} of UPL-19. */
export const listOfTypes = (types: readonly string[]): string => types.map((type) => `.${type}`).join(', ');

/** UPL-27: a document's extensions, which the HR API gives separated by commas. */
export function typesIn(extensions: string): string[] {
  const types = extensions.split(',').map((type) => type.trim().replace(/^\./, '').toLowerCase());
  return [...new Set(types)].filter(Boolean);
}

/** TATT-13: of these a person sees what they chose. */
export const isPicture = (name: string): boolean => ['png', 'jpeg', 'jpg'].includes(extensionOf(name));
