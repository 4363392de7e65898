import type { accountCalls } from '../../../../../lib/contract/workplace/account';
import type { buddyCalls } from '../../../../../lib/contract/workplace/buddy';
import type { draftCalls } from '../../../../../lib/contract/platform/drafts';
import type { tableCalls } from '../../../../../lib/contract/platform/tables';
import type { mailCalls } from '../../../../../lib/contract/workplace/mails';
import type { ownDataCalls } from '../../../../../lib/contract/workplace/own-data';
import type { shortcutCalls } from '../../../../../lib/contract/workplace/shortcuts';
import type { taskCalls } from '../../../../../lib/contract/workplace/tasks';
import type { tourCalls } from '../../../../../lib/contract/workplace/tours';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

const place = { Form: 'profile', Subject: '' };
const item = {
  Menu_Name: 'Change your password',
  HeaderInfo: '',
  FooterInfo: '',
  Steps: ['OldPassword', 'NewPassword', 'confirmation'].map((FieldName) => ({ FieldName, Content: '<p>Here.</p>' })),
};

export const accountRequests: RequestTable<keyof typeof accountCalls> = { listOwnActivity: forAll({}) };

export const draftsRequests: RequestTable<keyof typeof draftCalls> = {
  saveDraft: forAll({ ...place, Content: '{}' }),
  getDraft: forAll(place),
  discardDraft: forAll(place),
};

export const tablesRequests: RequestTable<keyof typeof tableCalls> = {
  getTableLayout: forAll({ Table: 'desk' }),
  saveTableLayout: forAll({
    Table: 'desk',
    Layout: {
      order: ['TicketID'],
      hidden: [],
      sort: null,
      pageSize: 10,
      cardsPerPage: 10,
      view: null,
      density: 'compact' as const,
    },
  }),
};

export const shortcutsRequests: RequestTable<keyof typeof shortcutCalls> = {
  getShortcuts: forAll({}),
  saveShortcuts: forAll({ IsOn: false }),
};

export const mailsRequests: RequestTable<keyof typeof mailCalls> = {
  listOwnMails: forAll({}),
  listMailSubscriptions: forAll({}),
  saveMailSubscription: forAll({ TemplateCode: 'home-digest', IsSubscribed: false }),
};

export const ownDataRequests: RequestTable<keyof typeof ownDataCalls> = {
  listOwnData: forAll({}),
  downloadOwnData: forAll({}),
};

export const buddyRequests: RequestTable<keyof typeof buddyCalls> = {
  listTourImages: forAll({}),
  updateTourImage: forAll({ TourImage: 'Kiri' }),
  listBuddyTasks: forAll({}),
  getBuddyTask: {
    employee: ({ buddyTasks }) => ({ BuddyCode: buddyTasks.employee }),
    appraiser: ({ buddyTasks }) => ({ BuddyCode: buddyTasks.appraiser }),
  },
  markBuddyTaskDone: {
    employee: ({ buddyTasks }) => ({ BuddyCode: buddyTasks.employee }),
    appraiser: ({ buddyTasks }) => ({ BuddyCode: buddyTasks.appraiser }),
  },
  listBuddyTaskItems: forAll({}),
  updateBuddyTaskItem: { any: ({ buddyTasks }) => ({ BuddyCode: buddyTasks.employee, ...item }) },
  closePopup: forAll({ ischg: 1 as const }),
};

const taskOf = (state: 'pending' | 'done') => ({
  own: ({ own }: Scene) => ({ TaskCode: own.task[state] }),
  foreign: ({ foreign }: Scene) => ({ TaskCode: foreign.task[state] }),
});

export const tasksRequests: RequestTable<keyof typeof taskCalls> = {
  listOwnTasks: { pending: () => ({}), done: () => ({ State: 'done' }) },
  finishTask: taskOf('pending'),
  reopenTask: taskOf('done'),
};

export const toursRequests: RequestTable<keyof typeof tourCalls> = {
  listTourSteps: forAll({ URLName: 'home/dashboard', Param: 'page' as const }),
  listTourItems: forAll({ URLName: 'home/dashboard' }),
  getTour: forAll({ URLName: 'home/dashboard' }),
  saveTour: forAll({ URLName: 'home/dashboard', Version: 'an older one', Steps: [] }),
  updateTourItems: forAll({}),
};
