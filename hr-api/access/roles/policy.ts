/** A person works in the roles that they hold on the day, and in no other (RSW-03). */
export function canWorkAs(actor: { readonly roleCodes: readonly number[] }, roleCode: number): boolean {
  return actor.roleCodes.includes(roleCode);
}
