import type { CallName, ReplyFor } from '@/lib/contract/all';

const colleague = { Name: 'Ravi Menon', Empid: 'E1002', HasPhoto: false, ChillCode: '' };

/** What a stub answers about people. */
export const peopleReplies = {
  getApproval: {
    ...{ KeyCode: 'approval-1', Kind: 'profile-section', KindName: 'Profile section', Title: 'Contact' },
    Person: colleague,
    AskedBy: colleague,
    ...{ OnBehalfOf: '', StatusCode: 0, StatusName: 'Pending', Comments: '' },
    ...{ AskedDate: '', LastModifiedDate: '', EffectiveDate: '', DueDate: '', IsOverdue: false },
    ...{ Step: 1, Steps: 1, Version: '1', Changes: [], Link_Info: '', URLParamKey: '', URLParamValue: '' },
    ...{ CannotDecide: '', CanWithdraw: false, StepList: [], History: [] },
  },
  listSectionInfo: [
    {
      ...{ Master: false, SectionName: 'Contact', SectionImage: 'contact', KeyCode: '3', MKeyCode: '', SectionCode: 3 },
      ...{ LinkInfo: 'ecenter/profilesave/dynamicadd/profilecontact', LinkURL: '/ecenter/profilecontact' },
    },
  ],
  listJobSections: [{ value: 'engineering', label: 'Engineering' }],
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
