import type { tagSetupCalls } from '../../../../../lib/contract/changes/tag-setup';
import type { tagCalls } from '../../../../../lib/contract/changes/tags';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

const FIRST_AID = { TagCode: '3' };
/** Ananya Rao has the tag; nobody is such a user. */
const moving = { ...FIRST_AID, TagUserCode: 'nobodys', TagUsersList: 'E1001' };
const NAMES = { Name: 'Night shift', IsActive: true, Names: { de: 'Nachtschicht' } };

export const tagsRequests: RequestTable<keyof typeof tagCalls | keyof typeof tagSetupCalls> = {
  listTagChoices: forAll({}),
  listTagPeople: forAll({ ...FIRST_AID, PageSize: 3 }),
  countTagPeople: forAll(FIRST_AID),
  previewTagChange: forAll({ ...moving, TagUserCode: '', Intent: 'remove' as const }),
  moveTagPeople: forAll(moving),
  addTagPeople: forAll(moving),
  removeTagPeople: forAll({ ...moving, TagUserCode: '' }),
  listTagMoves: {
    own: ({ own }: Scene) => ({ KeyCode: own.employment }),
    report: ({ report }: Scene) => ({ KeyCode: report.employment }),
    foreign: ({ foreign }: Scene) => ({ KeyCode: foreign.employment }),
  },
  undoTagMove: forAll({ MoveCode: 'nobodys', Reason: 'A mistake' }),
  listTags: forAll({}),
  saveTag: forAll({ TagCode: 0, ...NAMES }),
  orderTags: forAll({ Codes: [1] }),
  deleteTag: forAll({ TagCode: 4 }),
  addTagOwner: {
    own: ({ own }: Scene) => ({ TagCode: 4, UserCode: own.employment }),
    foreign: ({ foreign }: Scene) => ({ TagCode: 4, UserCode: foreign.employment }),
  },
  removeTagOwner: forAll({ OwnerCode: 'nobodys' }),
};
