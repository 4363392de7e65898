import { LIST_FILE_LIMIT, LIST_FILE_TYPES } from '../../../../lib/contract/people/section-rules';
import type { optionListCalls } from '../../../../lib/contract/profile/setup/option-lists';
import type { Handlers } from '../../../platform/calls/call';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { checkOptionFile } from './check-option-file';
import { listOptionLists } from './list-option-lists';
import { listOptions } from './list-options';
import { OPTION_FILE } from './option-file';
import { saveOptionList } from './save-option-list';

const allow = 'section.configure';

export const optionListHandlers: Handlers<keyof typeof optionListCalls> = {
  listOptionLists: { allow, handle: listOptionLists },
  listOptions: { allow, handle: listOptions },
  uploadOptionFile: {
    allow,
    handle: async (_, context) => {
      requireEveryone(context);
      return { subject: OPTION_FILE, types: LIST_FILE_TYPES, sizeLimit: LIST_FILE_LIMIT };
    },
  },
  checkOptionFile: { allow, handle: checkOptionFile },
  saveOptionList: { allow, work: 'file', handle: saveOptionList },
};
