import type { ReplyFor } from '@/lib/contract/all';

/** Whom a card is about: the row of `listEmployeeCard`, of which a card in short knows a part. */
export type CardPerson = ReplyFor<'listEmployeeCard'>[number];

const UNKNOWN = {
  ...{ Legend: '', TagNames: '', EmpPercentage: 0, EditYourSelf: false, EditContent: '', edp: false },
  ...{ DateOfJoin: '', Exit_on: '', Personal_Email: '', MobileNo: '', DocumentManager: false, printflag: false },
  ...{ IsWhole: false, Reportees: 0 },
} as const;

/** What `getPersonCard` tells, as the row of a card. */
export function cardPersonOf(
  KeyCode: string,
  { ManagerName, ManagerID, ManagerKey, ManagerHasPhoto, ...told }: ReplyFor<'getPersonCard'>,
): CardPerson {
  return {
    ...UNKNOWN,
    ...told,
    KeyCode,
    ReportingManager: ManagerName,
    ReportingManagerID: ManagerID,
    ReportingManagerKey: ManagerKey,
    ReportingManagerHasPhoto: ManagerHasPhoto,
  };
}
