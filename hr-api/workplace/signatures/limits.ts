/** How large the pictures of a signature and of a name may be, in bytes: the page draws no larger ones, the host takes none. */
export const LARGEST_MARK = 200_000;
export const LARGEST_NAME = 60_000;
