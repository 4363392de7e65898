/** CLI-07: how long each step of the client sign-in waits before the call, in milliseconds. */
export const SUBMIT_DELAY_MS = 500;
