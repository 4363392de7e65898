/** The first stop of the keyboard on a page with a frame. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded bg-surface-raised px-4 py-3 font-medium focus:translate-y-0 focus:shadow-float"
    >
      {text}
    </a>
  );
}
