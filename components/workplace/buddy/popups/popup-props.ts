export interface PopupProps {
  readonly isOpen: boolean;
  /** Takes the pop-up away here. */
  readonly onClose: () => void;
}
