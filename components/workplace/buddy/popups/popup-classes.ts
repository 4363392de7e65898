/** The classes of a pop-up: wider than a question, a bottom sheet on a narrow screen. */
export const popupClasses =
  'enter-fade mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-xl bg-surface-raised p-5 text-left font-normal shadow-float md:m-auto md:w-[min(44rem,calc(100vw-2rem))] md:rounded-lg md:p-6';
