/** The first stop of the keyboard on a page with a frame. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#content"
      className="fixed -top-24 left-2 z-50 rounded bg-surface-raised px-4 py-3 font-medium focus:top-2 focus:shadow-float"
    >
      {text}
    </a>
  );
}
