import { sampleData } from '../../platform/sample-data';
import { loadOrganisation } from '../organisation/sample';
import { loadRecords } from '../record/sample/load-records';
import type { RecordKeys } from '../record/values/keys';
import { loadBranches } from '../record/sample/sample-branches';
import { loadPeople, type SamplePerson } from './sample';
import { loadAccounts, type SampleAccount } from './sample-accounts';
import { loadAuditEntries } from './sample-audit';
import { SAMPLE_PASSWORD } from './sample-cast';
import { loadPhotos } from './sample-photos';
import { seatEveryone } from './sample-seats';
import { loadTags } from '../tags/sample-tags';

declare module '../../platform/sample-data' {
  interface SampleOptions {
    /** How many people, those who left and those still to come included. */
    readonly employees?: number;
    readonly recordKeys: RecordKeys;
    /** How many of the first people have a record beyond what everybody has. */
    readonly records?: number;
    readonly hashPassword: (password: string) => Promise<string>;
    /** Hears how many people are in while a large organisation loads. */
    readonly report?: (people: number) => void;
  }
  interface SampleScene {
    readonly people: readonly SamplePerson[];
    readonly accounts: readonly SampleAccount[];
  }
}

export const peopleSample = sampleData([], async (tx, options) => {
  const { today, files, employees = 250, hashPassword, report } = options;
  await loadOrganisation(tx, today);
  const people = await loadPeople(tx, seatEveryone(today, employees), { today, report });
  await loadPhotos(tx, people, { files, today });
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const accounts = await loadAccounts(tx, people, { today, passwordHash });
  await loadAuditEntries(tx, accounts, today);
  await loadBranches(tx);
  await loadRecords(tx, people, options);
  await loadTags(tx, people, options);
  return { people, accounts };
});
