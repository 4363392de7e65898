/** How large the pictures of a signature and of a name may be, in bytes: the page draws no larger ones, the host takes none. */
export const MAX_MARK_BYTES = 200_000;
export const MAX_NAME_BYTES = 60_000;

/** In characters. */
export const MAX_TYPED_NAME = 400;
