/** Whoever holds a role reads what is for it, whichever of their roles is active. */
export function canReadOf(actor: { readonly heldRoles: readonly number[] }, roleCode: number): boolean {
  return actor.heldRoles.includes(roleCode);
}
