import type { Database } from './db/database';
import type { FileStore } from './files/storage/store';
import type { CalendarDate } from './dates';

/** What the sample organisation is made from. A capability that can be told more adds its field by `declare module`. */
export interface SampleOptions {
  readonly today: CalendarDate;
  readonly files: FileStore;
}

/** What sample data leaves for other sample data. Who fills a field adds it by `declare module`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled from above
export interface SampleScene {}

export interface SampleData {
  /** What has to be in the scene before: sample data that fills it is loaded earlier. */
  readonly needs: readonly (keyof SampleScene)[];
  readonly load: (tx: Database, scene: SampleOptions & SampleScene) => Promise<Partial<SampleScene> | void>;
}

/** Sample data that reads so much of the scene, and may fill more of it. */
export function sampleData<Need extends keyof SampleScene = never>(
  needs: readonly Need[],
  load: (tx: Database, scene: SampleOptions & Pick<SampleScene, Need>) => Promise<Partial<SampleScene> | void>,
): SampleData {
  return { needs, load };
}
