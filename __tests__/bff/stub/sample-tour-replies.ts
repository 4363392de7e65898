import type { ReplyFor } from '@/lib/contract/all';
import type { buddyCalls } from '@/lib/contract/workplace/buddy';
import type { tourCalls } from '@/lib/contract/workplace/tours';

type TourCall = keyof typeof buddyCalls | keyof typeof tourCalls;

/** Good replies of the calls of tours and buddies. */
export const tourReplies: { readonly [Name in TourCall]?: ReplyFor<Name> } = {
  listTourImages: [{ img: 'data:image/svg+xml;base64,PHN2Zy8+', name: 'Kiri' }],
  updateTourImage: { TourImage: 'Kiri' },
  listBuddyTasks: [
    {
      CategoryName: 'Getting started',
      Menu_Name: 'Find your way around',
      BuddyCode: 'buddy-task-1',
      MenuURL: '/home/dashboard',
      IsDone: false,
    },
  ],
  getBuddyTask: {
    Steps: [{ FieldName: 'modules', Content: '<p>Open <strong>Modules</strong>.</p>' }],
    HeaderInfo: '<p>Three places.</p>',
    FooterInfo: '<p>That is all.</p>',
  },
  listBuddyTaskItems: [
    {
      BuddyCode: 'buddy-task-1',
      CategoryName: 'Getting started',
      MenuURL: '/home/dashboard',
      Menu_Name: 'Find your way around',
      HeaderInfo: '<p>Three places.</p>',
      FooterInfo: '<p>That is all.</p>',
      Steps: [{ FieldName: 'modules', Content: '<p>Open <strong>Modules</strong>.</p>' }],
    },
  ],
  closePopup: { ischg: 0 },
  listTourSteps: [{ FieldName: 'today', Content: '<p>What waits for you.</p>' }],
  listTourItems: [
    {
      FieldCode: 'field-1',
      HeaderCode: 'tour-1',
      ParentHeaderCode: '',
      TourType: 'page',
      DisplayName: 'Today',
      DisplayOrder: '1',
      Content: '<p>What waits for you.</p>',
      Active: 'A',
      FieldName: 'today',
    },
  ],
};
