import { clsx } from 'clsx';
import type { PanelPlace } from '../define-panel';

interface PanelVariant {
  /** Of the dialog: where it stands. */
  readonly dialog: string;
  /** Of what scrolls in it. */
  readonly sheet: string;
}

const dialog = 'm-0 max-h-none max-w-none overflow-hidden text-left font-normal';
const bottomSheet = 'overflow-y-auto overscroll-contain bg-surface shadow-float';
/** MOB-16: on a phone a bottom sheet, above the tabs. */
const beside = {
  dialog: clsx(dialog, 'mt-auto w-full bg-transparent md:enter-from-right md:mt-0 md:ml-auto md:h-dvh'),
  sheet: clsx(
    bottomSheet,
    'enter-from-below h-[80dvh] scroll-pb-24 rounded-t-lg md:h-dvh md:animate-none md:rounded-none',
  ),
};
/** Where a panel stands, and what scrolls in it. */
export const panelClasses: Record<PanelPlace, PanelVariant> = {
  side: { ...beside, dialog: clsx(beside.dialog, 'md:w-[26rem]') },
  wide: { ...beside, dialog: clsx(beside.dialog, 'md:w-[min(48rem,100vw-4rem)]') },
  top: {
    dialog: clsx(dialog, 'enter-fade w-full md:mx-auto md:mt-[8vh] md:w-[min(44rem,100vw-4rem)] md:rounded-lg'),
    sheet: clsx(bottomSheet, 'h-dvh scroll-pt-36 md:h-auto md:max-h-[80vh] md:scroll-pb-16'),
  },
  large: {
    dialog: clsx(dialog, 'enter-fade w-full md:m-auto md:w-[min(80rem,100vw-3rem)] md:rounded-lg'),
    sheet: clsx(bottomSheet, 'h-dvh md:h-auto md:max-h-[92vh]'),
  },
  full: { dialog: clsx(dialog, 'enter-from-right h-dvh w-full'), sheet: clsx(bottomSheet, 'h-dvh') },
};
