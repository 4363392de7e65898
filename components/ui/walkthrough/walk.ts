export interface WalkStep {
  /** The name of the element that it is about; null for words alone. */
  readonly target: string | null;
  /** What it says, as HTML. */
  readonly html: string;
}

interface WalkWords {
  readonly next: string;
  readonly back: string;
  readonly finish: string;
  readonly end: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly leftOut: (count: number) => string;
  readonly rest: string;
  readonly loading: string;
}

export interface Walk {
  /** Of what kind, in the words of who starts it. */
  readonly kind: string;
  readonly title: string;
  /** Who walks along. */
  readonly companion: { readonly name: string; readonly picture: string } | null;
  readonly steps: readonly WalkStep[];
  readonly words: WalkWords;
  /** The page on which the elements are, where the way there has only begun. */
  readonly page?: string;
  /** Hears whether the person came to the end. */
  readonly onEnd?: (isFinished: boolean) => void;
}
