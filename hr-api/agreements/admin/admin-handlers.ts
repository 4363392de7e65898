import type { conductAdminCalls } from '../../../lib/contract/agreements/admin';
import { cleanHtml } from '../../../lib/contract/platform/html';
import { SIZE_LIMIT } from '../../../lib/contract/platform/file-rules';
import type { Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { listChoices } from './choices';
import { exportConductPeople } from './export-people';
import {
  fileOfConduct,
  findConduct,
  listVersions,
  namedAudience,
  readProgress,
  readVersion,
  textsOfConduct,
} from './admin-data';
import { countPeople, listPeople } from './people-data';
import { deleteConductDraft, publishConduct, withdrawConduct } from './publish-conduct';
import { remindOfConduct } from '../reminders/remind-of-conduct';
import { CONDUCT_FILE } from '../rules';
import { saveConduct } from './save-conduct';
import { getSignedConduct, verifySignature } from '../gate/signed-copies';

export const conductAdminHandlers: Handlers<keyof typeof conductAdminCalls> = {
  listConducts: {
    allow: 'agreement.manage',
    handle: async (_request, context) => {
      return listVersions(context.db, context);
    },
  },

  getConductProgress: {
    allow: 'agreement.manage',
    handle: async ({ ConductCode }, context) => {
      const conduct = await findConduct(context.db, ConductCode);
      if (!conduct) throw new ApiError('not_found');
      return readProgress(context.db, conduct, context);
    },
  },

  getConductVersion: {
    allow: 'agreement.manage',
    handle: async ({ ConductCode }, context) => {
      const { db } = context;
      const conduct = await findConduct(db, ConductCode);
      if (!conduct) throw new ApiError('not_found');
      const file = await fileOfConduct(db, conduct);
      return {
        ...(await readVersion(db, conduct, context)),
        Texts: (await textsOfConduct(db, conduct.id)).map(({ language, title, content, agreeText }) => ({
          Language: language,
          Title: title,
          Content: cleanHtml(content),
          AgreeText: cleanHtml(agreeText),
        })),
        Audience: await namedAudience(db, conduct.id, context),
        Sections: conduct.sectionCodes,
        FileCode: file?.code ?? '',
        FileName: file?.name ?? '',
      };
    },
  },

  listConductChoices: {
    allow: 'agreement.manage',
    handle: async (_request, context) => {
      return listChoices(context.db, context);
    },
  },

  saveConduct: { allow: 'agreement.manage', handle: saveConduct },
  deleteConductDraft: { allow: 'agreement.manage', handle: deleteConductDraft },
  publishConduct: { allow: 'agreement.publish', handle: publishConduct },
  withdrawConduct: { allow: 'agreement.publish', handle: withdrawConduct },

  listConductPeople: {
    allow: 'agreement.manage',
    handle: async ({ ConductCode, State, Search, After, PageSize }, context) => {
      const { actor, db, now, language } = context;
      const conduct = await findConduct(db, ConductCode);
      if (!conduct) throw new ApiError('not_found');
      const people = await listPeople(db, {
        conductId: conduct.id,
        reader: actor,
        today: dayOf(now),
        state: State,
        search: Search,
        after: After,
        limit: PageSize,
        language,
      });
      return people.map((person) => ({
        empid: person.empid ?? '',
        Name: person.name,
        ChillCode: person.code ?? '',
        HasPhoto: person.hasPhoto,
        UnitName: person.unit ?? '',
        LocationName: person.location ?? '',
        AcceptedAt: person.acceptedAt?.toISOString() ?? '',
        SignatureCode: person.signatureCode ?? '',
        RemindedAt: person.remindedAt?.toISOString() ?? '',
        Position: person.personId,
      }));
    },
  },

  countConductPeople: {
    allow: 'agreement.manage',
    handle: async ({ ConductCode, Search }, context) => {
      const { actor, db, now } = context;
      const conduct = await findConduct(db, ConductCode);
      if (!conduct) throw new ApiError('not_found');
      const question = { conductId: conduct.id, reader: actor, today: dayOf(now), search: Search };
      const { pending, accepted } = await countPeople(db, question);
      return { Pending: pending, Accepted: accepted };
    },
  },

  exportConductPeople: { allow: 'agreement.manage', handle: exportConductPeople },
  remindOfConduct: { allow: 'agreement.manage', handle: remindOfConduct },

  /** A PDF without anything that runs by itself; it is its sender's alone until a draft has it. */
  uploadConductFile: {
    allow: 'agreement.manage',
    handle: async () => ({ subject: CONDUCT_FILE, types: ['pdf'], sizeLimit: SIZE_LIMIT }),
  },

  getSignedConduct: { allow: 'own', handle: getSignedConduct },
  verifySignature: { allow: 'agreement.manage', handle: verifySignature },
};
