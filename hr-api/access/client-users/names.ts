import { createHash } from 'node:crypto';

/** The two names of a client user, without the blanks around them and the one character that no database takes. */
export interface ClientNames {
  readonly username: string;
  readonly clientUserName: string;
}

const cleaned = (typed: string) => typed.replaceAll('\0', '').trim();

/** Names as they were typed into the wire's fields. */
export const namesIn = (typed: { readonly Username: string; readonly ClientUserName: string }): ClientNames => ({
  username: cleaned(typed.Username),
  clientUserName: cleaned(typed.ClientUserName),
});

/** A name in the one spelling that is compared and counted. */
export const foldedName = (typed: string) => cleaned(typed).toLowerCase();

/** What stands for two names, in any case, where neither may be written down. */
export function namesHashOf({ username, clientUserName }: ClientNames): string {
  return createHash('sha256')
    .update(JSON.stringify([foldedName(username), foldedName(clientUserName)]))
    .digest('hex');
}
