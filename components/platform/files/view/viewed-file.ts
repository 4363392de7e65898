export interface ViewedFile {
  readonly name: string;
  /** Where its bytes come from. */
  readonly address: string;
}
