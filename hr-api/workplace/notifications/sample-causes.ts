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

const information = (roleCode: number) => ({ roleCode, kind: 'N', category: 'information', about: 'nobody' }) as const;
const reminder = (roleCode: number) => ({ roleCode, kind: 'N', category: 'reminder', about: 'nobody' }) as const;
const message = { roleCode: employee, kind: 'M', category: 'message', about: 'nobody', isFromLeader: true } as const;

/** By role; the first is what everybody knows. Each names only what can be done. */
export const causes: readonly Cause[] = [
  {
    ...reminder(employee),
    textCode: 'devices-to-check',
    link: 'ecenter/mydevices',
    about: 'self',
    daysAgo: 1,
    minute: 552,
    dueInDays: 2,
  },
  {
    ...information(employee),
    textCode: 'record-updated',
    link: 'ecenter/essprofileview',
    about: 'self',
    daysAgo: 3,
    minute: 903,
    isFromLeader: true,
  },
  {
    ...information(employee),
    textCode: 'payslip-explained',
    link: 'chillconnect/knowledgebase',
    daysAgo: 9,
    minute: 1085,
    isRead: true,
  },
  { ...message, textCode: 'welcome', daysAgo: 1, minute: 1027 },
  { ...message, textCode: 'town-hall', daysAgo: 2, minute: 617 },
  {
    ...reminder(appraiser),
    textCode: 'joiner-in-team',
    link: 'ecenter/newjoiners',
    about: 'report',
    daysAgo: 1,
    minute: 571,
    dueInDays: 6,
  },
  {
    ...reminder(appraiser),
    textCode: 'talks-begin',
    link: 'chillconnect/knowledgebase',
    daysAgo: 2,
    minute: 934,
    dueInDays: 1,
  },
  { ...information(appraiser), textCode: 'report-moved', about: 'report', daysAgo: 4, minute: 1002 },
  {
    ...reminder(reviewer),
    textCode: 'reviews-to-prepare',
    link: 'chillconnect/knowledgebase',
    daysAgo: 1,
    minute: 738,
    dueInDays: 10,
  },
  {
    ...information(reviewer),
    textCode: 'reviews-explained',
    link: 'chillconnect/knowledgebase',
    daysAgo: 5,
    minute: 655,
  },
  {
    ...reminder(hr),
    textCode: 'joiners-to-welcome',
    link: 'ecenter/newjoiners',
    daysAgo: 1,
    minute: 1010,
    dueInDays: 12,
  },
  {
    ...reminder(hr),
    textCode: 'agreement-missing',
    link: 'process/conductsetup',
    about: 'somebody',
    daysAgo: 1,
    minute: 585,
  },
  {
    ...reminder(hr),
    textCode: 'buddy-missing',
    link: 'ecenter/newjoiners',
    about: 'somebody',
    daysAgo: 2,
    minute: 843,
    dueInDays: 3,
  },
  {
    ...information(hr),
    textCode: 'joiner-starts',
    link: 'ecenter/newjoiners',
    about: 'somebody',
    daysAgo: 3,
    minute: 690,
  },
  {
    ...reminder(hr),
    textCode: 'agreement-ends',
    link: 'process/conductsetup',
    daysAgo: 4,
    minute: 995,
    dueInDays: 4,
  },
  {
    ...information(hr),
    textCode: 'articles-read',
    link: 'chillconnect/knowledgebase',
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
  { ...information(administrator), textCode: 'tour-outdated', link: 'process/toursetup', daysAgo: 1, minute: 1027 },
  {
    ...reminder(administrator),
    textCode: 'sign-ins-refused',
    link: 'process/signinpauses',
    daysAgo: 2,
    minute: 498,
  },
];
