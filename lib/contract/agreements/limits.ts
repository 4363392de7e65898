/** Characters of an agreement's title. Apart from the schemas, so that a browser reads it without them. */
export const MAX_LENGTH = { title: 120 } as const;
