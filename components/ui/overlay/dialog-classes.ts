const column =
  'enter-fade m-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-lg bg-surface-raised p-5 text-left font-normal shadow-float md:p-6';

/** A dialog with a form in it, as high as the screen lets it. */
export const formDialogClasses = `${column} w-[min(34rem,calc(100vw-2rem))]`;

/** A dialog with a table or a list in it, with room to read. */
export const listDialogClasses = `${column} w-[min(40rem,calc(100vw-2rem))]`;
