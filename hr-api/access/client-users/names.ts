import { createHash } from 'node:crypto';

/** The two names of a client user, without the blanks around them. */
export interface ClientNames {
  readonly username: string;
  readonly clientUserName: string;
}

const cleanName = (typed: string) => typed.trim();

/** Names as they were typed into the wire's fields. */
export const readNames = (typed: { readonly Username: string; readonly ClientUserName: string }): ClientNames => ({
  username: cleanName(typed.Username),
  clientUserName: cleanName(typed.ClientUserName),
});

/** A name in the one spelling that is compared and counted. */
export const foldName = (typed: string) => cleanName(typed).toLowerCase();

/** What stands for two names, in any case, where neither may be written down. */
export function namesHashOf({ username, clientUserName }: ClientNames): string {
  return createHash('sha256')
    .update(JSON.stringify([foldName(username), foldName(clientUserName)]))
    .digest('hex');
}
