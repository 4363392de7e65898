export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** The heading under which it stands; options with one heading follow each other. */
  readonly group?: string;
}
