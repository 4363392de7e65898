import { sampleData } from '../../platform/sample-data';
import { loadClientUsers, type SampleClient } from './sample';

declare module '../../platform/sample-data' {
  interface SampleScene {
    /** Those who ask without being employed. */
    readonly clients: readonly SampleClient[];
  }
}

/** After the people, that employees come first wherever both are listed. */
export const clientUserSample = sampleData(['people'], async (tx, { today }) => ({
  clients: await loadClientUsers(tx, today),
}));
