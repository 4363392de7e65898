/** Whom a chip names. */
export interface ChipPerson {
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  /** The key of their card; empty where there is none to open: then the chip is a name. */
  readonly keyCode: string;
}
