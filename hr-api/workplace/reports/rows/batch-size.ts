const MOST = 500;
const LEAST = 60;
/** What a read may take: on the embedded database everybody else waits meanwhile. */
const TARGET_MS = 20;

/** How many rows a read asks for. */
export interface BatchSize {
  readonly rows: () => number;
  /** Hears how long a read of so many took. */
  readonly took: (ms: number) => void;
}

/**
 * Fewer rows at once while a read takes longer than it may, as long as fewer rows are read faster: where a read costs much whatever it
 * reads, many at once are the least trouble for all.
 */
export function batchSize(): BatchSize {
  let rows = MOST;
  let longer: number | null = null;
  let isSettled = false;
  return {
    rows: () => rows,
    took: (ms) => {
      if (isSettled) return;
      if (longer !== null && ms > longer * 0.75) rows = MOST;
      else if (ms > TARGET_MS && rows > LEAST) {
        longer = ms;
        rows = Math.max(LEAST, Math.floor(rows / 2));
        return;
      }
      isSettled = longer !== null;
    },
  };
}
