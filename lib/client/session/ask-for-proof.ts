/** Asks whoever sits there to confirm that it is them; false where they would rather not. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Lets a page ask in its own way; returns the function that undoes this. */
export function askForProofBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker !== ask) return;
    asker = null;
    asked = null;
  };
}

/** Asks once for all calls of a page that wait for it. Nobody confirms on a page that cannot ask. */
export function askForProof(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => (asked = null));
  return asked;
}
