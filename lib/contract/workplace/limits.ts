/** Characters of a wish (VOPQ-33) and of a buddy task's name. Apart from the schemas, so that a browser reads it without them. */
export const MAX_LENGTH = { wish: 500, buddyTask: 80 } as const;
