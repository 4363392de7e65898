/** A dialog with a table or a list in it: with room to read, as high as the screen lets it. */
export const wideDialogClasses =
  'enter-fade m-auto flex max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] flex-col rounded-lg bg-surface-raised p-5 text-left font-normal shadow-float md:p-6';

/** What is scrolled in it, with room for the ring around what is focused at its edge. */
export const scrolledClasses = '-mx-1 mt-3 space-y-5 overflow-y-auto px-1 pb-1';
