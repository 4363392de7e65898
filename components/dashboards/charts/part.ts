/** A part of a whole, as a picture shows it. */
export interface Part {
  readonly label: string;
  readonly value: number;
  /** The list of the people who are counted in it. */
  readonly href?: `/${string}` | undefined;
}
