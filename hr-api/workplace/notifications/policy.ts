import type { Category } from './tables';

/** Whoever holds a role reads what is for it, whichever of their roles is active. */
export function canReadOf(held: readonly { readonly code: number }[], roleCode: number): boolean {
  return held.some(({ code }) => code === roleCode);
}

/** Whether a notification waits until somebody says that it is done; opening it is not enough. */
export function staysUntilDone(category: Category): boolean {
  return category === 'approval' || category === 'reminder';
}
