import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { registerSubject } from '../approvals/test-subject';
import { type Ids, idsOf } from './somebody/who';
import { changed, imported, ledOthers, photographed, recorded, rename } from './somebody/in-the-record';
import { arrangedForThemself, askedOfTheDesk, keptForThemself, signedIn } from './somebody/by-themself';
import { agreed, approved, mailed, ofOthersTickets, pickedByOthers, told, wished } from './somebody/by-others';
import { onLeave } from './somebody/on-leave';
import { subscribed } from './somebody/in-calendars';
import { workingOnDaysOff } from './somebody/on-days-off';
import { reported } from './somebody/in-reports';

/** What gives them something of everything, in this order. */
export const STEPS: readonly ((hr: TestApp, ids: Ids) => Promise<unknown>)[] = [
  rename,
  registerSubject,
  askedOfTheDesk,
  keptForThemself,
  arrangedForThemself,
  approved,
  told,
  wished,
  mailed,
  ofOthersTickets,
  agreed,
  pickedByOthers,
  signedIn,
  recorded,
  photographed,
  imported,
  ledOthers,
  changed,
  onLeave,
  workingOnDaysOff,
  subscribed,
  reported,
];

/** Gives E1001 a name of their own, and one of everything that can be held about somebody. Answers their ids. */
export async function giveEverything(hr: TestApp): Promise<Ids> {
  const ids = await idsOf(hr);
  for (const step of STEPS) await step(hr, ids);
  return ids;
}
