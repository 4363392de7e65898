import type { BuddyTranslator } from '../buddy-messages';

export interface PopupProps {
  readonly isOpen: boolean;
  readonly words: { readonly t: BuddyTranslator; readonly failureText: (error: unknown) => string };
  /** Takes the pop-up away here. */
  readonly onClose: () => void;
}
