/**
 * What stands on the wire beside the values of a section's fields, which have names of their own there: no field may be called so.
 * Apart from the schemas, so that a browser reads it without them.
 */
export const NAMES_BESIDE_VALUES = [
  'member',
  'SectionCode',
  'UserCode',
  'ChillCode',
  'KeyCode',
  'RowVersion',
  'DefinitionVersion',
  'EffectiveFrom',
  'EditFlag',
  'DeleteFlag',
  'StatusCode',
  'StatusName',
  'LastModifiedDate',
  'Comments',
  'Masked',
  'Proposal',
  'Waits',
] as const;

const beside: ReadonlySet<string> = new Set(NAMES_BESIDE_VALUES);

export const isBesideValues = (name: string): boolean => beside.has(name);

/** The values of the fields in a row, by the names of the fields. */
export function valuesIn(row: object): Readonly<Record<string, string>> {
  const values = Object.entries(row).filter(([name, value]) => !isBesideValues(name) && typeof value === 'string');
  return Object.fromEntries(values) as Record<string, string>;
}
