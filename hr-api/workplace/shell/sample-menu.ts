import type en from './texts/en.json';
import { ROLE } from '../../people/accounts/role-codes';

export interface SampleEntry {
  readonly module: number;
  readonly link: string;
  readonly group: keyof (typeof en)['menu-group'];
  readonly subGroup: keyof (typeof en)['menu-subgroup'];
  readonly roles: readonly number[];
  /** False for a page that is reached from elsewhere. */
  readonly isShown?: boolean;
}

const { employee, appraiser, reviewer, hr, helpdesk, administrator } = ROLE;
const everyone = Object.values(ROLE);

/** MOD-01 to MOD-10, in the order in which they are shown. */
export const sampleModules = [
  { code: 15, link: 'ecenter' },
  { code: 2, link: 'performance' },
  { code: 305, link: 'timemanage' },
  { code: 14, link: 'talent' },
  { code: 355, link: 'travel' },
  { code: 362, link: 'expenses' },
  { code: 216, link: 'chillflow' },
  { code: 399, link: 'chillconnect' },
  { code: 21, link: 'tracker' },
  { code: 20, link: 'process' },
] as const;

export const sampleMenu: readonly SampleEntry[] = [
  { module: 15, link: 'essprofileview', group: 'mine', subGroup: 'profile', roles: everyone },
  { module: 15, link: 'essprofileedit', group: 'mine', subGroup: 'profile', roles: everyone },
  { module: 15, link: 'documentmanager', group: 'mine', subGroup: 'documents', roles: [employee] },
  { module: 15, link: 'mychecklist', group: 'mine', subGroup: 'onboarding', roles: [employee] },
  { module: 15, link: 'mysurveys', group: 'mine', subGroup: 'surveys', roles: [employee] },
  { module: 15, link: 'mylearning', group: 'mine', subGroup: 'learning', roles: [employee] },
  { module: 15, link: 'learningcalendar', group: 'mine', subGroup: 'learning', roles: [employee, appraiser] },
  { module: 15, link: 'employeesearch', group: 'mine', subGroup: 'directory', roles: everyone },
  { module: 15, link: 'newjoiners', group: 'team', subGroup: 'directory', roles: [appraiser, hr] },
  { module: 15, link: 'profileapproval', group: 'team', subGroup: 'changes', roles: [appraiser, hr] },
  {
    module: 15,
    link: 'workforcedashboard',
    group: 'insight',
    subGroup: 'dashboards',
    roles: [appraiser, reviewer, hr],
  },
  { module: 15, link: 'jobstatusupdate', group: 'hr', subGroup: 'changes', roles: [hr] },
  { module: 15, link: 'managerupdate', group: 'hr', subGroup: 'changes', roles: [hr] },
  { module: 15, link: 'tagassignment', group: 'hr', subGroup: 'changes', roles: [hr] },
  { module: 15, link: 'smartonboard', group: 'hr', subGroup: 'onboarding', roles: [hr] },
  { module: 15, link: 'letters', group: 'hr', subGroup: 'letters', roles: [hr] },
  { module: 15, link: 'mailtemplates', group: 'setup', subGroup: 'letters', roles: [hr, administrator] },
  { module: 15, link: 'createsurvey', group: 'hr', subGroup: 'surveys', roles: [hr] },
  { module: 15, link: 'courses', group: 'hr', subGroup: 'learning', roles: [hr] },
  { module: 15, link: 'hrdashboard', group: 'insight', subGroup: 'dashboards', roles: [hr] },
  { module: 15, link: 'historyreport', group: 'insight', subGroup: 'reports', roles: [hr] },
  { module: 15, link: 'customexcel', group: 'insight', subGroup: 'reports', roles: [hr] },
  { module: 15, link: 'esschangepassword', group: 'mine', subGroup: 'profile', roles: everyone, isShown: false },
  { module: 15, link: 'profileview', group: 'team', subGroup: 'directory', roles: everyone, isShown: false },
  { module: 15, link: 'profileedit', group: 'hr', subGroup: 'changes', roles: [hr], isShown: false },
  { module: 2, link: 'mygoals', group: 'mine', subGroup: 'goals', roles: [employee] },
  { module: 2, link: 'myokr', group: 'mine', subGroup: 'goals', roles: [employee] },
  { module: 2, link: 'selfreview', group: 'mine', subGroup: 'reviews', roles: [employee] },
  { module: 2, link: 'goalapproval', group: 'team', subGroup: 'goals', roles: [appraiser] },
  { module: 2, link: 'teamappraisal', group: 'team', subGroup: 'reviews', roles: [appraiser] },
  { module: 2, link: 'moderation', group: 'team', subGroup: 'reviews', roles: [reviewer] },
  { module: 2, link: 'calibration', group: 'hr', subGroup: 'reviews', roles: [reviewer, hr] },
  { module: 2, link: 'appraisalcycles', group: 'setup', subGroup: 'reviews', roles: [hr] },
  { module: 2, link: 'payreview', group: 'hr', subGroup: 'reward', roles: [reviewer, hr] },
  { module: 305, link: 'myattendance', group: 'mine', subGroup: 'attendance', roles: [employee] },
  { module: 305, link: 'checkinout', group: 'mine', subGroup: 'attendance', roles: [employee] },
  { module: 305, link: 'markattendance', group: 'mine', subGroup: 'attendance', roles: [employee] },
  { module: 305, link: 'timesheet', group: 'mine', subGroup: 'timesheets', roles: [employee] },
  { module: 305, link: 'compoff', group: 'mine', subGroup: 'leave', roles: [employee] },
  { module: 305, link: 'teamattendance', group: 'team', subGroup: 'attendance', roles: [appraiser] },
  { module: 305, link: 'attendanceapproval', group: 'team', subGroup: 'attendance', roles: [appraiser, hr] },
  { module: 305, link: 'shiftassignment', group: 'team', subGroup: 'shifts', roles: [appraiser, hr] },
  { module: 305, link: 'timesheetapproval', group: 'team', subGroup: 'timesheets', roles: [appraiser] },
  { module: 305, link: 'manualentryopening', group: 'hr', subGroup: 'attendance', roles: [hr] },
  { module: 305, link: 'payrollhandoff', group: 'hr', subGroup: 'payroll', roles: [hr] },
  { module: 305, link: 'payrolllock', group: 'hr', subGroup: 'payroll', roles: [hr] },
  { module: 14, link: 'internaljobs', group: 'mine', subGroup: 'jobs', roles: [employee] },
  { module: 14, link: 'createjob', group: 'team', subGroup: 'jobs', roles: [appraiser, hr] },
  { module: 14, link: 'candidates', group: 'hr', subGroup: 'candidates', roles: [hr] },
  { module: 14, link: 'candidatesurvey', group: 'hr', subGroup: 'candidates', roles: [hr] },
  { module: 14, link: 'hiringdashboard', group: 'insight', subGroup: 'dashboards', roles: [hr] },
  { module: 355, link: 'mytrips', group: 'mine', subGroup: 'trips', roles: [employee] },
  { module: 355, link: 'tripapproval', group: 'team', subGroup: 'trips', roles: [appraiser] },
  { module: 355, link: 'traveldesk', group: 'hr', subGroup: 'trips', roles: [hr] },
  { module: 362, link: 'myclaims', group: 'mine', subGroup: 'claims', roles: [employee] },
  { module: 362, link: 'claimapproval', group: 'team', subGroup: 'claims', roles: [appraiser] },
  { module: 362, link: 'claimsettlement', group: 'hr', subGroup: 'claims', roles: [hr] },
  { module: 216, link: 'myrequests', group: 'mine', subGroup: 'requests', roles: [employee] },
  { module: 216, link: 'requestapproval', group: 'team', subGroup: 'requests', roles: [appraiser, reviewer, hr] },
  { module: 216, link: 'allrequests', group: 'hr', subGroup: 'requests', roles: [hr] },
  { module: 216, link: 'requesttypes', group: 'setup', subGroup: 'requests', roles: [administrator] },
  { module: 399, link: 'mytickets', group: 'mine', subGroup: 'tickets', roles: everyone },
  { module: 399, link: 'knowledgebase', group: 'mine', subGroup: 'knowledge', roles: everyone },
  { module: 399, link: 'helpdeskinbox', group: 'desk', subGroup: 'tickets', roles: [helpdesk] },
  { module: 399, link: 'knowledgeeditor', group: 'desk', subGroup: 'knowledge', roles: [helpdesk] },
  { module: 399, link: 'helpdesksetup', group: 'setup', subGroup: 'tickets', roles: [administrator] },
  { module: 21, link: 'mytasks', group: 'mine', subGroup: 'tasks', roles: everyone },
  { module: 21, link: 'board', group: 'mine', subGroup: 'tasks', roles: [employee] },
  { module: 21, link: 'teamtasks', group: 'team', subGroup: 'tasks', roles: [appraiser] },
  { module: 21, link: 'projects', group: 'team', subGroup: 'projects', roles: [appraiser, administrator] },
  { module: 20, link: 'orgstructure', group: 'setup', subGroup: 'structure', roles: [hr, administrator] },
  { module: 20, link: 'locations', group: 'setup', subGroup: 'structure', roles: [hr, administrator] },
  { module: 20, link: 'levels', group: 'setup', subGroup: 'structure', roles: [hr, administrator] },
  { module: 20, link: 'useraccounts', group: 'setup', subGroup: 'access', roles: [administrator] },
  { module: 20, link: 'roleaccess', group: 'setup', subGroup: 'access', roles: [administrator] },
  { module: 20, link: 'audittrail', group: 'setup', subGroup: 'access', roles: [administrator] },
  { module: 20, link: 'conductsetup', group: 'setup', subGroup: 'guidance', roles: [hr, administrator] },
  { module: 20, link: 'toursetup', group: 'setup', subGroup: 'guidance', roles: [administrator] },
  { module: 20, link: 'buddysetup', group: 'hr', subGroup: 'onboarding', roles: [hr] },
  { module: 20, link: 'scheduler', group: 'setup', subGroup: 'automation', roles: [administrator] },
];
