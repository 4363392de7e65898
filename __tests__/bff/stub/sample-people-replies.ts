import type { CallName, ReplyFor } from '@/lib/contract/all';

/** What a stub answers about people. */
export const peopleReplies = {
  getPersonCard: {
    Name: 'Ravi Menon',
    Empid: 'E1002',
    HasPhoto: false,
    Active: 'Y',
    Level_Name: '',
    Unit_Name: 'Support',
    Location_Name: 'Pune',
    TimeZone: 'Asia/Kolkata',
    EmailID: '',
    ManagerName: 'Asha Rao',
    ManagerID: 'E1001',
    ManagerKey: 'key-1',
    ManagerHasPhoto: false,
  },
  listNewJoiners: [
    {
      Name: 'Ravi Menon',
      Empid: 'E1002',
      KeyCode: 'key-2',
      HasPhoto: false,
      Level_Name: 'L2',
      Unit_Name: 'Support',
      Location_Name: 'Pune',
      DateOfJoin: '05-Mar-2026',
    },
  ],
  listDirectory: [
    {
      KeyCode: 'key-2',
      Name: 'Ravi Menon',
      Empid: 'E1002',
      HasPhoto: false,
      Unit_Name: 'Support',
      Location_Name: 'Pune',
    },
  ],
  countDirectory: { Count: 1, IsEstimated: false },
  listDirectoryPlaces: { Units: [{ Code: 'support', Name: 'Support' }], Locations: [{ Code: 'pune', Name: 'Pune' }] },
  listTeam: [
    {
      KeyCode: 'key-2',
      Name: 'Ravi Menon',
      Empid: 'E1002',
      HasPhoto: false,
      Level_Name: 'L2',
      Unit_Name: 'Support',
      Location_Name: 'Pune',
      DateOfJoin: '05-Mar-2020',
      Birthday: '02-29',
      OpenTasks: 2,
      OverdueTasks: 1,
      Lines: ['manager'],
      ManagerName: '',
      Leads: 0,
    },
  ],
} satisfies { [Name in CallName]?: ReplyFor<Name> };
