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
import { assertAgreementAdmin } from '../policy';
import { deleteConductDraft, publishConduct, withdrawConduct } from './publish-conduct';
import { remindOfConduct } from '../reminders/remind-of-conduct';
import { saveConduct } from './save-conduct';
import { getSignedConduct, verifySignature } from '../gate/signed-copies';

export const conductAdminHandlers: Handlers<keyof typeof conductAdminCalls> = {
  listConducts: async (_request, context) => {
    await assertAgreementAdmin(context);
    return listVersions(context.db, context);
  },

  getConductProgress: async ({ ConductCode }, context) => {
    await assertAgreementAdmin(context);
    const conduct = await findConduct(context.db, ConductCode);
    if (!conduct) throw new ApiError('not_found');
    return readProgress(context.db, conduct, context);
  },

  getConductVersion: async ({ ConductCode }, context) => {
    await assertAgreementAdmin(context);
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

  listConductChoices: async (_request, context) => {
    await assertAgreementAdmin(context);
    return listChoices(context.db, context.language);
  },

  saveConduct,
  deleteConductDraft,
  publishConduct,
  withdrawConduct,

  listConductPeople: async ({ ConductCode, State, Search, After, PageSize }, context) => {
    await assertAgreementAdmin(context);
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

  countConductPeople: async ({ ConductCode, Search }, context) => {
    await assertAgreementAdmin(context);
    const { actor, db, now } = context;
    const conduct = await findConduct(db, ConductCode);
    if (!conduct) throw new ApiError('not_found');
    const question = { conductId: conduct.id, reader: actor, today: dayOf(now), search: Search };
    const { pending, accepted } = await countPeople(db, question);
    return { Pending: pending, Accepted: accepted };
  },

  exportConductPeople,
  remindOfConduct,

  /** A PDF without anything that runs by itself; it is its sender's alone until a draft has it. */
  uploadConductFile: async (_request, context) => {
    await assertAgreementAdmin(context);
    return { subject: 'conduct', types: ['pdf'], sizeLimit: SIZE_LIMIT };
  },

  getSignedConduct,
  verifySignature,
};
