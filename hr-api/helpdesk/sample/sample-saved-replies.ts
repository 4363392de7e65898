import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { savedReplies } from '../tables';

interface SampleReply {
  readonly by: string;
  readonly title: string;
  readonly body: string;
  /** The process in whose desk others use it too; 0 for every one. Theirs alone where it is left out. */
  readonly sharedIn?: number;
}

const REPLIES: readonly SampleReply[] = [
  {
    by: 'E1005',
    title: 'Restart first',
    body: 'Please restart the laptop once, wait two minutes and try again. If it is still there, send a picture of what you see.',
    sharedIn: 1,
  },
  {
    by: 'E1005',
    title: 'Ask for the device number',
    body: 'Which number is on the label at the bottom of the device? It begins with HB and has six digits.',
    sharedIn: 1,
  },
  {
    by: 'E1005',
    title: 'A technician will come by',
    body: 'A technician comes to your desk within the next working day. You need not be there, but please leave the device switched on.',
    sharedIn: 2,
  },
  {
    by: 'E1005',
    title: 'Nothing heard',
    body: 'I have not heard from you for a while, so I am closing this ticket. Write here within seven days and it is open again.',
    sharedIn: 0,
  },
  {
    by: 'E1005',
    title: 'Greeting',
    body: 'Hello, thank you for writing. I am looking into it and will be back today.',
  },
  {
    by: 'E1017',
    title: 'The payslip is corrected next month',
    body: 'You are right. The correction is on your next payslip, as a line of its own with the month that it belongs to.',
    sharedIn: 3,
  },
  {
    by: 'E1017',
    title: 'Which document is needed',
    body: 'For whom is the letter, and in which language? Banks and embassies often ask for the salary too: tell me if it should be in it.',
    sharedIn: 3,
  },
];

/** What the desk often answers. */
export async function loadSavedReplies(db: Database, accounts: readonly SampleAccount[]): Promise<void> {
  const accountOf = new Map(accounts.map(({ seat, accountId }) => [seat.empid, accountId]));
  const rows = REPLIES.flatMap(({ by, title, body, sharedIn }) => {
    const accountId = accountOf.get(by);
    const reach = { processCode: sharedIn || null, isShared: sharedIn !== undefined };
    return accountId ? [{ code: newCode(), accountId, title, body, ...reach }] : [];
  });
  await insertRows(db, savedReplies, rows);
}
