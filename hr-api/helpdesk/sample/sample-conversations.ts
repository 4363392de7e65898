/** When something was said: so many days ago, at a time of that day in Asia/Kolkata. */
export type SampleMoment = readonly [daysAgo: number, time: `${number}:${number}`];

export interface SampleEntry {
  readonly at: SampleMoment;
  readonly by: 'requester' | 'desk';
  readonly text?: string;
  /** The status that the ticket has from then on. */
  readonly status?: number;
  readonly isNote?: true;
  /** Whoever writes for the desk takes the ticket. */
  readonly takes?: true;
  readonly file?: SampleFileName;
}

export type SampleFileName = 'screen.png' | 'Quotation.pdf' | 'hours-in-march.csv';

export interface SampleConversation {
  /** The number of who asked. */
  readonly requester: string;
  readonly subProcess: number;
  readonly priority: number;
  readonly subject: string;
  readonly entries: readonly [SampleEntry, ...SampleEntry[]];
  /** Up to which entry whoever asked has read; all of them unless it says so. */
  readonly readEntries?: number;
  /** Which of those who answer does so; the lead unless it says so. */
  readonly turn?: number;
  readonly rating?: { readonly stars: number; readonly comment: string };
}

const VPN = [
  'Thank you for the details, they helped. The client on your laptop is two versions behind, and the gateway has refused that version since Monday night.',
  'Please follow this order: close the client, open the software centre, choose "Remote access", press Update and wait until it says Installed. Then restart the laptop once, even if nobody asks you to. After that the first connection takes up to two minutes, because your certificate is renewed; please leave the window open while it does.',
  'If it still stops at "Checking the device", send me the text under Details, and I will look at it together with you: https://support.example.com/remote-access has the same steps with pictures.',
].join('\n\n');

/** What the cast has asked, with an example of each status for the first of them. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    requester: 'E1001',
    subProcess: 11,
    priority: 2,
    subject: 'The screen at my desk flickers',
    entries: [
      {
        at: [1, '16:20'],
        by: 'requester',
        text: 'Since this morning the left screen has been going black for a second every few minutes. I tried another cable. A photo is attached.',
        file: 'screen.png',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 12,
    priority: 3,
    subject: 'Remote access stops at "Checking the device"',
    entries: [
      {
        at: [4, '09:35'],
        by: 'requester',
        text: 'I work from home today and cannot connect. The client stops at "Checking the device" and closes after a minute.',
      },
      { at: [4, '09:52'], by: 'desk', takes: true },
      {
        at: [4, '09:58'],
        by: 'desk',
        status: 3,
        text: 'Good morning Ananya, which version does the client show under Help, and did it work last week?',
      },
      { at: [4, '10:11'], by: 'requester', status: 5, text: 'It shows 5.1.2. It still worked on Friday.' },
      {
        at: [4, '10:20'],
        by: 'desk',
        isNote: true,
        text: 'Third one today with 5.1. Monday’s roll-out seems to have missed some laptops.',
      },
      { at: [4, '10:40'], by: 'desk', status: 2, text: VPN },
      { at: [3, '11:05'], by: 'requester', status: 5, text: 'The update hangs at 80%. I left it overnight.' },
      {
        at: [2, '10:15'],
        by: 'desk',
        status: 2,
        text: 'I have started the update from here; it will run tonight while the laptop is on. I will write to you tomorrow.',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 31,
    priority: 2,
    subject: 'Two hours are missing on my payslip',
    readEntries: 1,
    entries: [
      {
        at: [6, '14:02'],
        by: 'requester',
        text: 'My payslip shows 158 hours, my own list has 160. The list is attached. Can somebody compare them?',
        file: 'hours-in-march.csv',
      },
      { at: [5, '10:12'], by: 'desk', takes: true },
      {
        at: [1, '16:45'],
        by: 'desk',
        status: 3,
        text: 'The two hours on the 12th are booked to a project that was closed that day, so they were left out. Which project do they belong to? Then I will put them into the next run.',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 21,
    priority: 1,
    subject: 'A desk that can be raised',
    entries: [
      {
        at: [20, '11:30'],
        by: 'requester',
        text: 'My back would be grateful for a desk I can stand at. The supplier’s quotation is attached.',
        file: 'Quotation.pdf',
      },
      { at: [19, '10:05'], by: 'desk', takes: true },
      {
        at: [19, '10:09'],
        by: 'desk',
        status: 4,
        text: 'We order desks once a quarter. Yours is on the list, and I will write when the delivery date is known.',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 22,
    priority: 2,
    subject: 'My badge does not open the test laboratory',
    entries: [
      { at: [3, '09:15'], by: 'requester', text: 'The reader blinks red. The main entrance works.' },
      { at: [3, '11:40'], by: 'desk', takes: true },
      {
        at: [3, '11:42'],
        by: 'desk',
        status: 3,
        text: 'Has somebody asked for access to the laboratory for you? I cannot find a request.',
      },
      {
        at: [2, '15:27'],
        by: 'requester',
        status: 5,
        text: 'Vikram did on Tuesday. He says he has a confirmation.',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 32,
    priority: 2,
    subject: 'A letter of employment for my bank',
    entries: [
      {
        at: [7, '10:00'],
        by: 'requester',
        text: 'My bank asks for a letter that says how long I have worked here. In English, please.',
      },
      { at: [6, '12:10'], by: 'desk', takes: true },
      {
        at: [3, '15:30'],
        by: 'desk',
        status: 10,
        text: 'The signed letter is under Documents. Good luck with the flat!',
      },
    ],
  },
  {
    requester: 'E1001',
    subProcess: 11,
    priority: 1,
    subject: 'A second mouse for the meeting room',
    rating: { stars: 5, comment: 'Quick and kind.' },
    entries: [
      { at: [43, '10:20'], by: 'requester', text: 'The mouse in meeting room 4.12 is gone.' },
      { at: [42, '11:00'], by: 'desk', takes: true },
      { at: [41, '16:05'], by: 'desk', status: 10, text: 'A new one is there, on a chain this time.' },
    ],
  },
  {
    requester: 'E1002',
    subProcess: 12,
    priority: 3,
    subject: 'Access to the release archive for two new colleagues',
    entries: [
      {
        at: [2, '17:10'],
        by: 'requester',
        text: 'Both start on Monday and need to read the archive of the firmware team. Names follow as soon as HR has them.',
      },
      { at: [1, '09:30'], by: 'desk', takes: true },
      { at: [1, '09:34'], by: 'desk', status: 3, text: 'Gladly. I need their numbers, then it takes ten minutes.' },
    ],
  },
  {
    requester: 'E1008',
    subProcess: 21,
    priority: 3,
    subject: '組立ライン2の空調が止まっています',
    entries: [
      {
        at: [1, '14:05'],
        by: 'requester',
        text: '今朝から空調が動いていません。室温が29度あり、はんだ付けの作業に影響が出ています。至急確認をお願いします。',
      },
    ],
  },
  {
    requester: 'E1010',
    subProcess: 31,
    priority: 1,
    subject: 'Family allowance after the birth of our son',
    entries: [
      { at: [9, '13:00'], by: 'requester', text: 'Which papers do you need, and from when is it paid?' },
      { at: [8, '10:30'], by: 'desk', takes: true },
      {
        at: [8, '10:41'],
        by: 'desk',
        status: 3,
        text: 'Congratulations to the three of you! The birth certificate is enough. It is paid from the month of birth.',
      },
    ],
  },
  {
    requester: 'E1011',
    subProcess: 11,
    priority: 2,
    subject: 'Le PC portable ne sort plus de veille',
    entries: [
      {
        at: [5, '15:12'],
        by: 'requester',
        text: 'Depuis la mise à jour de lundi, je dois l’éteindre de force chaque matin.',
      },
      { at: [4, '12:20'], by: 'desk', takes: true },
      {
        at: [4, '12:26'],
        by: 'desk',
        status: 2,
        text: 'Known since yesterday for this model: the corrected driver comes with tonight’s update.',
      },
    ],
  },
  {
    requester: 'E1014',
    subProcess: 12,
    priority: 2,
    subject: 'My account for the customer portal has expired',
    entries: [
      {
        at: [3, '19:45'],
        by: 'requester',
        text: 'I am an external and have a visit on Thursday. Can it be opened again until the end of the month?',
      },
    ],
  },
  {
    requester: 'E1016',
    subProcess: 22,
    priority: 1,
    subject: 'A visitor’s badge for the auditors',
    rating: { stars: 4, comment: '' },
    entries: [
      { at: [30, '12:00'], by: 'requester', text: 'Three auditors are coming for a week and need the second floor.' },
      { at: [30, '14:20'], by: 'desk', takes: true },
      { at: [29, '16:00'], by: 'desk', status: 10, text: 'Three badges are at reception under your name.' },
    ],
  },
  {
    requester: 'E1004',
    subProcess: 11,
    priority: 2,
    subject: 'A licence for the survey tool',
    entries: [
      { at: [12, '16:30'], by: 'requester', text: 'We start the yearly survey next month. Who buys the licence?' },
      { at: [11, '11:15'], by: 'desk', takes: true },
      { at: [11, '11:20'], by: 'desk', status: 4, text: 'The contract is with purchasing; I will come back to you.' },
    ],
  },
];
