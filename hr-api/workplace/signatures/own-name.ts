interface Signer {
  readonly name: string;
  readonly empid: string;
}

/** What somebody signs as: the name of their account, or its number where it has none. */
export const ownNameOf = ({ name, empid }: Signer): string => name || empid;

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Whether a typed name is the signer's own, however spaces and capitals are written. */
export const isOwnName = (typed: string, signer: Signer): boolean => plain(typed) === plain(ownNameOf(signer));
