import { defineCapability } from '@/components/platform/capability';

export const changes = defineCapability({
  folder: 'changes',
  messages: ['changes'],
  panels: { 'job-status': 'wide', 'reporting-lines': 'wide' },
  pages: [
    '/ecenter/jobstatusupdate',
    '/ecenter/jobstatusupdate/tocome',
    '/ecenter/jobstatusupdate/ending',
    '/ecenter/jobstatusupdate/request/[key]',
    '/ecenter/jobstatusupdate/request/[key]/add',
    '/ecenter/jobstatusupdate/request/[key]/edit/[id]',
    '/ecenter/jobstatusupdate/request/[key]/changes',
    '/ecenter/jobstatusupdate/request/[key]/assignment',
    '/ecenter/jobstatusupdate/request/[key]/assignment/add',
    '/ecenter/jobstatusupdate/request/[key]/assignment/edit/[id]',
    '/ecenter/endingstatuses',
    '/ecenter/managerupdate',
    '/ecenter/managerupdate/move',
    '/ecenter/managerupdate/move/key/[key]',
    '/ecenter/managerupdate/request/[key]',
    '/ecenter/managerupdate/request/[key]/add',
    '/ecenter/managerupdate/request/[key]/add/admin',
    '/ecenter/managerupdate/request/[key]/edit/[id]',
    '/ecenter/managerupdate/request/[key]/edit/[id]/admin',
  ],
});
