import { ROLE } from '../../people/accounts/role-codes';
import type { Category } from './tables';
import type en from './texts/en.json';

/** Something that the sample organisation tells whoever holds a role. */
export interface Cause {
  readonly textCode: keyof (typeof en)['notification'];
  readonly roleCode: number;
  readonly kind: 'N' | 'M';
  readonly category: Category;
  /** Where it leads to. */
  readonly link?: string;
  readonly about: 'self' | 'report' | 'somebody' | 'nobody';
  readonly daysAgo: number;
  /** Of its day, by the organisation's clock. */
  readonly minute: number;
  readonly dueInDays?: number;
  readonly isFromLeader?: true;
  readonly isRead?: true;
}

const { employee, appraiser, reviewer, hr, helpdesk, administrator } = ROLE;

const approval = (roleCode: number) => ({ roleCode, kind: 'N', category: 'approval' }) as const;
const information = (roleCode: number) => ({ roleCode, kind: 'N', category: 'information', about: 'nobody' }) as const;
const reminder = (roleCode: number) => ({ roleCode, kind: 'N', category: 'reminder', about: 'nobody' }) as const;
const message = { roleCode: employee, kind: 'M', category: 'message', about: 'nobody', isFromLeader: true } as const;

/** By role; the first is what everybody knows. */
export const causes: readonly Cause[] = [
  {
    ...reminder(employee),
    textCode: 'timesheet-open',
    link: 'timemanage/timesheet',
    about: 'self',
    daysAgo: 1,
    minute: 552,
    dueInDays: 2,
  },
  {
    ...information(employee),
    textCode: 'time-off-granted',
    link: 'timemanage/compoff',
    about: 'self',
    daysAgo: 3,
    minute: 903,
    isFromLeader: true,
  },
  {
    ...information(employee),
    textCode: 'payslip-ready',
    link: 'ecenter/documentmanager',
    about: 'self',
    daysAgo: 9,
    minute: 1085,
    isRead: true,
  },
  { ...message, textCode: 'welcome', daysAgo: 1, minute: 1027 },
  { ...message, textCode: 'town-hall', daysAgo: 2, minute: 617 },
  {
    ...approval(appraiser),
    textCode: 'goals-wait',
    link: 'performance/goalapproval',
    about: 'report',
    daysAgo: 1,
    minute: 571,
    dueInDays: 6,
  },
  {
    ...approval(appraiser),
    textCode: 'timesheets-wait',
    link: 'timemanage/timesheetapproval',
    about: 'nobody',
    daysAgo: 2,
    minute: 934,
    dueInDays: 1,
  },
  {
    ...approval(appraiser),
    textCode: 'claim-waits',
    link: 'expenses/claimapproval',
    about: 'report',
    daysAgo: 4,
    minute: 1002,
  },
  {
    ...approval(reviewer),
    textCode: 'ratings-wait',
    link: 'performance/moderation',
    about: 'nobody',
    daysAgo: 1,
    minute: 738,
    dueInDays: 10,
  },
  { ...information(reviewer), textCode: 'calibration-opens', link: 'performance/calibration', daysAgo: 5, minute: 655 },
  {
    ...reminder(hr),
    textCode: 'probation-ends',
    link: 'ecenter/jobstatusupdate',
    daysAgo: 1,
    minute: 1010,
    dueInDays: 12,
  },
  {
    ...approval(hr),
    textCode: 'letter-requested',
    link: 'ecenter/letters',
    about: 'somebody',
    daysAgo: 1,
    minute: 585,
  },
  {
    ...reminder(hr),
    textCode: 'documents-missing',
    link: 'ecenter/smartonboard',
    about: 'somebody',
    daysAgo: 2,
    minute: 843,
    dueInDays: 3,
  },
  {
    ...information(hr),
    textCode: 'joiner-starts',
    link: 'ecenter/smartonboard',
    about: 'somebody',
    daysAgo: 3,
    minute: 690,
  },
  { ...reminder(hr), textCode: 'payroll-lock', link: 'timemanage/payrolllock', daysAgo: 4, minute: 995, dueInDays: 4 },
  {
    ...information(hr),
    textCode: 'survey-closes',
    link: 'ecenter/createsurvey',
    daysAgo: 5,
    minute: 612,
    dueInDays: 2,
  },
  {
    ...reminder(helpdesk),
    textCode: 'tickets-due',
    link: 'chillconnect/helpdeskinbox',
    daysAgo: 1,
    minute: 537,
    dueInDays: 0,
  },
  {
    ...information(helpdesk),
    textCode: 'ticket-reopened',
    link: 'chillconnect/helpdeskinbox',
    about: 'somebody',
    daysAgo: 2,
    minute: 881,
  },
  {
    ...information(administrator),
    textCode: 'role-granted',
    link: 'process/roleaccess',
    about: 'somebody',
    daysAgo: 1,
    minute: 1027,
  },
  { ...reminder(administrator), textCode: 'sign-ins-refused', link: 'process/audittrail', daysAgo: 2, minute: 498 },
];
