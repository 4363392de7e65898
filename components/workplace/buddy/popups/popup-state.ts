import { FLAG } from '@/lib/contract/call';

/** A pop-up of the change flag, with its field as the specification names it (SCON-03): true once it was closed. */
export interface PopupState {
  readonly ischg: number;
  readonly showPopup: boolean;
}

/** POP-06. */
export const initialisePopup = (ischg: number): PopupState => ({ ischg, showPopup: false });

/** POP-07. */
export const closePopupState = (state: PopupState): PopupState => ({ ...state, showPopup: true });

/** POP-01 to POP-05: whether a pop-up stands over the main application. */
export function isPopupVisible({ ischg, showPopup }: PopupState): boolean {
  return !showPopup && ischg !== FLAG.none && ischg !== FLAG.conduct && ischg !== FLAG.code;
}
