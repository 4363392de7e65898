/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Never resolves: a form that waits for it stays busy until the page is left. */
export const untilLeft = new Promise<never>(() => {});

/** Opens another page of the portal. */
export function leaveTo(address: string): Promise<never> {
  location.assign(address);
  return untilLeft;
}
