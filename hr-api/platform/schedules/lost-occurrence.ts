/** The run was taken over by another worker, or is told to stop: it writes nothing more. */
export class LostOccurrence extends Error {}
