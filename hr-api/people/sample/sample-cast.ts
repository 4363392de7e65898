import type { LevelCode, LocationCode, UnitCode } from '../organisation/sample';
import { ROLE } from '../accounts/role-codes';
import type { Scope } from '../../platform/calls/call';

/** The password of every sample account that has one. */
export const SAMPLE_PASSWORD = 'Humming-2026';

export interface CastMember {
  readonly empid: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly gender: 'female' | 'male';
  readonly unit: UnitCode;
  readonly location: LocationCode;
  readonly level?: LevelCode;
  /** Leads the unit instead of working in it, at the level of its heads. */
  readonly leads?: true;
  readonly joinedDaysAgo: number;
  readonly leftDaysAgo?: number;
  /** Reported to the manager's manager until then. */
  readonly managerSinceDaysAgo?: number;
  readonly typeOfUser?: 'V';
  readonly mustPassCode?: true;
  readonly popupFlag?: 1 | 2;
  readonly roles?: readonly { readonly code: number; readonly scope: Scope }[];
}

/** The people whose accounts have a password. Tests and documentation rely on these numbers. */
export const cast: readonly CastMember[] = [
  {
    empid: 'E1001',
    givenName: 'Ananya',
    familyName: 'Rao',
    gender: 'female',
    unit: 'firmware',
    location: 'bengaluru',
    level: 'senior',
    joinedDaysAgo: 1190,
    managerSinceDaysAgo: 380,
  },
  {
    empid: 'E1002',
    givenName: 'Vikram',
    familyName: 'Nair',
    gender: 'male',
    unit: 'firmware',
    location: 'bengaluru',
    leads: true,
    joinedDaysAgo: 2760,
  },
  {
    empid: 'E1003',
    givenName: 'Meera',
    familyName: 'Krishnan',
    gender: 'female',
    unit: 'instruments-development',
    location: 'bengaluru',
    leads: true,
    joinedDaysAgo: 4030,
  },
  {
    empid: 'E1004',
    givenName: 'Sofía',
    familyName: 'Herrera',
    gender: 'female',
    unit: 'hr-operations',
    location: 'barcelona',
    level: 'specialist',
    joinedDaysAgo: 1725,
    roles: [{ code: ROLE.hr, scope: 'all' }],
  },
  {
    empid: 'E1005',
    givenName: 'Rohan',
    familyName: 'Deshmukh',
    gender: 'male',
    unit: 'service-desk',
    location: 'pune',
    level: 'specialist',
    joinedDaysAgo: 980,
    roles: [{ code: ROLE.helpdesk, scope: 'self' }],
  },
  {
    empid: 'E1006',
    givenName: 'Thomas',
    familyName: 'Keller',
    gender: 'male',
    unit: 'infrastructure',
    location: 'munich',
    level: 'senior',
    joinedDaysAgo: 2240,
    roles: [{ code: ROLE.administrator, scope: 'all' }],
  },
  {
    empid: 'E1007',
    givenName: 'Emily',
    familyName: 'Carter',
    gender: 'female',
    unit: 'applications',
    location: 'boston',
    level: 'specialist',
    joinedDaysAgo: 1410,
    mustPassCode: true,
  },
  {
    empid: 'E1008',
    givenName: 'Haruto',
    familyName: 'Nishimura',
    gender: 'male',
    unit: 'assembly',
    location: 'osaka',
    level: 'associate',
    joinedDaysAgo: 1630,
  },
  {
    empid: 'E1009',
    givenName: 'Jiayi',
    familyName: 'Liu',
    gender: 'female',
    unit: 'quality',
    location: 'shanghai',
    level: 'specialist',
    joinedDaysAgo: 890,
  },
  {
    empid: 'E1010',
    givenName: 'Lucía',
    familyName: 'Ortega',
    gender: 'female',
    unit: 'implementation',
    location: 'barcelona',
    level: 'specialist',
    joinedDaysAgo: 760,
  },
  {
    empid: 'E1011',
    givenName: 'Camille',
    familyName: 'Lefèvre',
    gender: 'female',
    unit: 'field-europe',
    location: 'lyon',
    level: 'senior',
    joinedDaysAgo: 1120,
  },
  {
    empid: 'E1012',
    givenName: 'Priya',
    familyName: 'Menon',
    gender: 'female',
    unit: 'platform',
    location: 'bengaluru',
    level: 'associate',
    joinedDaysAgo: 12,
    popupFlag: 1,
  },
  {
    empid: 'E1013',
    givenName: 'Oliver',
    familyName: 'Hughes',
    gender: 'male',
    unit: 'marketing',
    location: 'manchester',
    level: 'specialist',
    joinedDaysAgo: 40,
    popupFlag: 2,
  },
  {
    empid: 'E1014',
    givenName: 'Grace',
    familyName: 'Coleman',
    gender: 'female',
    unit: 'field-americas',
    location: 'boston',
    level: 'specialist',
    joinedDaysAgo: 300,
    typeOfUser: 'V',
  },
  {
    empid: 'E1015',
    givenName: 'Arjun',
    familyName: 'Pillai',
    gender: 'male',
    unit: 'firmware',
    location: 'bengaluru',
    level: 'senior',
    joinedDaysAgo: 1500,
    leftDaysAgo: 75,
  },
  {
    empid: 'E1016',
    givenName: 'Julien',
    familyName: 'Moreau',
    gender: 'male',
    unit: 'accounting',
    location: 'lyon',
    level: 'specialist',
    joinedDaysAgo: 1340,
  },
  {
    empid: 'E1017',
    givenName: 'Kavita',
    familyName: 'Joshi',
    gender: 'female',
    unit: 'payroll',
    location: 'pune',
    level: 'specialist',
    joinedDaysAgo: 1010,
    roles: [{ code: ROLE.helpdesk, scope: 'self' }],
  },
];
