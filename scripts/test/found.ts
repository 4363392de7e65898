/** Something a step needs from the machine: it is here, or why it could not be had. */
export type Found<T> = { readonly value: T } | { readonly missing: string };
