import { startOf } from '../platform/dates';
import { sampleData } from '../platform/sample-data';
import { loadConducts } from './sample';
import { loadConductDocuments } from './sample-documents';

/** The documents belong to an account of the sample. */
export const conductSample = sampleData(['people', 'accounts'], async (tx, { people, today, files }) => {
  await loadConducts(tx, people, today);
  await loadConductDocuments(tx, { files, at: startOf(today) });
});
