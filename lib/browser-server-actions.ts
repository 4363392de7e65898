/** In the browser in place of what sends a server action (next.config.mjs): the portal has none, a press makes a call. */
export function serverActionReducer(): never {
  throw new Error('the portal has no server actions');
}
