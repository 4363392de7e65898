/** A dialog with a form in it: as wide as a form, as high as the screen lets it. */
export const formDialogClasses =
  'enter-fade m-auto flex max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] flex-col rounded-lg bg-surface-raised p-5 text-left font-normal shadow-float md:p-6';
