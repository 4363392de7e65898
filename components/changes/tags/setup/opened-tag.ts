import type { Tag, TagOwner } from '@/lib/contract/changes/tag-setup';

/** What is being changed: a tag (a new one without it), or who looks after people with it. */
export type OpenedTag =
  | { readonly kind: 'tag'; readonly tag: Tag | null }
  | { readonly kind: 'delete' | 'add owner'; readonly tag: Tag }
  | { readonly kind: 'end owner'; readonly tag: Tag; readonly owner: TagOwner };

/** What a dialog of one tells: all tags as they are now. */
export interface SetupDialogProps {
  readonly onSaved: (tags: readonly Tag[]) => void;
  readonly onClose: () => void;
}
