import { sql } from 'drizzle-orm';
import { loadAuditEntries } from './people/sample/sample-audit';
import { loadBuddyChoices } from './workplace/buddy/sample';
import { loadClientUsers } from './access/client-users/sample';
import { loadConducts } from './agreements/sample';
import { loadConductDocuments } from './agreements/sample-documents';
import type { Database } from './platform/db/database';
import { loadDevices } from './access/devices/sample';
import type { FileStore } from './platform/files/storage/store';
import { loadWishes } from './workplace/happenings/sample';
import { loadTickets } from './helpdesk/sample/sample';
import { loadArticles } from './workplace/knowledge/sample';
import { loadNotifications } from './workplace/notifications/sample';
import { loadOrganisation } from './people/organisation/sample';
import { startOf, type CalendarDate } from './platform/dates';
import { loadPeople } from './people/sample/sample';
import { SAMPLE_PASSWORD } from './people/sample/sample-cast';
import { loadPhotos } from './people/sample/sample-photos';
import { seatEveryone } from './people/sample/sample-seats';
import { persons } from './people/tables';
import { loadReference } from './reference';
import { lockLoading } from './platform/db/lock-loading';
import { loadAccounts } from './people/sample/sample-accounts';
import { loadFavourites } from './workplace/search/sample';
import { loadTasks } from './workplace/tasks/sample';

export interface SampleOptions {
  readonly today: CalendarDate;
  /** How many people, those who left and those still to come included. */
  readonly employees?: number;
  /** How many tickets there are beside those of the cast. */
  readonly tickets?: number;
  readonly files: FileStore;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Hears how many people are in while a large organisation loads. */
  readonly report?: (people: number) => void;
}

/**
 * Fills an empty database with the sample organisation, all or nothing, and answers whether it did; a database that knows
 * anybody is left as it is. Dates are relative to `today`; names and structure are the same each time.
 */
export async function loadSample(
  db: Database,
  { today, employees = 250, tickets = 60, files, hashPassword, report }: SampleOptions,
): Promise<boolean> {
  if (await hasPeople(db)) return false;
  const seats = seatEveryone(today, employees);
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const isLoaded = await db.transaction(async (tx) => {
    await lockLoading(tx);
    if (await hasPeople(tx)) return false;
    await loadOrganisation(tx);
    await loadReference(tx);
    const people = await loadPeople(tx, seats, { today, report });
    await loadPhotos(tx, people, { files, today });
    const accounts = await loadAccounts(tx, people, { today, passwordHash });
    await loadAuditEntries(tx, accounts, today);
    await loadDevices(tx, accounts, today);
    await loadConducts(tx, people, today);
    await loadConductDocuments(tx, { files, at: startOf(today) });
    await loadWishes(tx, people, today);
    await loadNotifications(tx, accounts, today);
    await loadTasks(tx, people, today);
    await loadArticles(tx, { files, today });
    const clients = await loadClientUsers(tx, today);
    await loadTickets(tx, accounts, { files, today, more: tickets, clients });
    await loadBuddyChoices(tx, accounts, today);
    await loadFavourites(tx, accounts, today);
    await tx.execute(sql`analyze`);
    return true;
  });
  // Lets an index answer by itself from the first question on.
  if (isLoaded) await db.execute(sql`vacuum`);
  return isLoaded;
}

async function hasPeople(db: Database): Promise<boolean> {
  const found = await db.select({ id: persons.id }).from(persons).limit(1);
  return found.length > 0;
}
