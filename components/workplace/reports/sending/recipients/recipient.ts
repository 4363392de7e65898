/** Who is to get a report: somebody, or whoever works in a role when it is sent. */
export interface Recipient {
  readonly kind: 'person' | 'role';
  readonly code: string;
  readonly name: string;
}

export const isSameRecipient = (one: Recipient, other: Recipient) => one.kind === other.kind && one.code === other.code;
