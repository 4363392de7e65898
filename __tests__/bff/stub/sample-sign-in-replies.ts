import { userAccountReplies } from './sample-account-replies';
import type { ReplyFor } from '@/lib/contract/all';
import { TOKEN_CANARY } from './stub-upstream';

const session = { authToken: TOKEN_CANARY, ischg: 0 };

const version: ReplyFor<'saveConduct'> = {
  ConductCode: 'conduct-1',
  Series: 'code-of-conduct',
  Version: 2,
  Title: 'Code of conduct',
  Form: 'text',
  State: 'current',
  PublishedAt: '2026-03-05T03:32:00.000Z',
  Asked: 12,
  Accepted: 7,
};

export const signInReplies = {
  signInBySso: session,
  requestClientCode: { token: TOKEN_CANARY },
  signInClientUser: session,
  signInOnDevice: session,
  activateDevice: { success: true, message: '' },
  startDeviceSession: session,
  authenticateDevice: session,
  registerDevice: { DeviceID: 'device-1', DeviceSecret: TOKEN_CANARY },
  listPauses: [
    {
      AccountCode: '6f1b6a1e-0b7a-4b57-9d0e-2a0c1f6f8f11',
      ChillCode: 'employment-1',
      empid: 'E1001',
      Name: 'Ananya Rao',
      HasPhoto: false,
      Where: 'elsewhere' as const,
      Since: '2026-03-05T03:32:00.000Z',
      Until: '2026-03-05T03:33:00.000Z',
    },
  ],
  liftPause: {},
  ...userAccountReplies,
  listDevices: [
    {
      DeviceID: 'device-1',
      DeviceName: 'Pixel 9',
      DeviceType: 'Android',
      OSVersion: '16',
      OSModel: 'Pixel 9',
      RegisteredAt: '2026-03-05T03:32:00.000Z',
      LastUsedAt: '',
    },
  ],
  getConduct: {
    TableContent: '<p>Be kind.</p>',
    ConductCode: 'conduct-1',
    ProfileSection: false,
    SectionCode: '',
    AgreeContent: 'I agree',
    IsPdf: false,
    IsPlaceholderPdf: false,
    DocumentCode: '',
    ConductName: 'Code of conduct',
    IsSignedLetter: false,
    AutoSign: false,
    UserId: 'employment-1',
    SignatureCode: '',
    FileCode: '',
  },
  listConductSections: {
    Personal: [
      {
        StatusName: 'Pending',
        imgRef: 'photo',
        PersonalSection: 'Photo',
        linkURL: 'profilephoto',
        SectionCode: '2',
        IsPending: true,
      },
    ],
  },
  getConductFile: undefined,
  acceptConduct: { ...session, message: 'Code of conduct has been submitted successfully' },
  listConducts: [version],
  getConductVersion: {
    ...version,
    Texts: [{ Language: 'en', Title: 'Code of conduct', Content: '<p>Be kind.</p>', AgreeText: 'I agree' }],
    Audience: [{ Kind: 'everyone', Code: '', Name: '' }],
    Sections: [],
    FileCode: '',
    FileName: '',
  },
  listConductChoices: { Units: [], Locations: [], Sections: [] },
  saveConduct: version,
  publishConduct: version,
  withdrawConduct: version,
  getConductProgress: { Asked: 12, Accepted: 7 },
  countConductPeople: { Pending: 5, Accepted: 7 },
  exportConductPeople: undefined,
  remindOfConduct: { Reminded: 5, Skipped: 0 },
  uploadConductFile: { HeaderCode: 'upload-1', FileName: 'letter.pdf' },
  getSignedConduct: undefined,
  verifySignature: { IsSigned: false, Name: '', empid: '', SignedAt: '', ConductName: '' },
} satisfies Partial<{ [Name in keyof typeof import('@/lib/contract/all').calls]: ReplyFor<Name> }>;
