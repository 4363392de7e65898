/** What is scrolled in a dialog, with room for the ring around what is focused at its edge. */
export const scrolledClasses = '-mx-1 mt-3 space-y-5 overflow-y-auto px-1 pb-1';
